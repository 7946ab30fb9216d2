"""What each verb does; `frame` says who may ask and when, `dispatch` lists them all."""
