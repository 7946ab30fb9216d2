"""The picture of SITUATION 7, our own drawing: sky, sun, planets, stations, bases, frame."""
