# Captions of the pictures at the clauses of SITUATION 7.

S7-5 = Four places with a red border are Yellow's base line. Green's lies opposite.
S7-10 = Yellow's first piece lies on its base line. The next one may go wherever it touches this one along an edge.
S7-13 = Yellow has filled its whole rocket base, so its three rockets are ready.
S7-14 = A rocket carries a piece beside one of Green's, far from anything of Yellow's. From there Yellow builds on.
S7-17 = The astronaut guards the piece it stands on. Green may place nothing on the empty place beside it.
S7-21 = Every place of this sector is Yellow's: 50 points. One piece of Green's in it, and nobody would score.
S7-22 = With this piece Yellow holds all of Jupiter: 100 points.
