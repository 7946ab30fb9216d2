/* Space Walk by hand in C: the limit that the compiled rules of Orrery are measured against.
 *
 * The same rules (clauses SW-1 to SW-26, every option), the same generator and the same order of
 * legal actions as the game's engine, so the same seed plays the same game, action by action; the
 * tests hold it to that. The position is laid out for speed: all ships of a space are one word
 * of 15 four-bit counters, and the spaces of one kind of ship are the bits of another.
 *
 * Random games are played in two ways. One does the same job as Orrery: it writes down the list
 * of legal actions, as any player but a random one needs it, and draws from the list. The other
 * is for random games only: it picks an action straight from the bit sets.
 *
 * C11 with the builtins of GCC and Clang. No allocation, no globals. Entry points: `play_many`
 * (timed) and `record_game`.
 */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { MAX_SPACES = 24, N_SIZES = 3, MAX_SEATS = 5, SHIPS_PER_SIZE = 3 };
enum { N_SLOTS = N_SIZES * MAX_SEATS, MAX_ACTIONS = MAX_SPACES * N_SIZES };
enum { CHANCE = -1, RANDOM_FIRST = MAX_SEATS, USUAL_TOKENS = -1 };
enum { DRAWING, PLACING, CARD, MOVING, ORDERING, STEPPING, AFTER, GAP, OVER };
enum { CARD_MOVE, CARD_DOUBLE, CARD_COPY, CARD_STEP, CARD_STAY };

/* Action numbers. */
enum {
    PLACE_0 = 0,
    STEP_0 = PLACE_0 + MAX_SPACES * N_SIZES,
    MOVE_0 = STEP_0 + MAX_SPACES * N_SIZES,
    AGAIN_0 = MOVE_0 + MAX_SPACES,
    NEXT_0 = AGAIN_0 + MAX_SPACES,
    PLAY_0 = NEXT_0 + MAX_SEATS,
    PASS_0 = PLAY_0 + 5,
    FIRST_0 = PASS_0 + 1,
};

/* A kind of ship is a slot, 5 * size + owner; large is size 0. Slot k is nibble k of a word. */
#define ONE_OF(slot) (UINT64_C(1) << (4 * (slot)))
#define SIZE_NIBBLES UINT64_C(0xFFFFF)
#define FULL_HAND 0x11114u /* a nibble a card: four MOVE, one of each other kind (SW-21) */
#define HAND_FLAGS 0x11111u

typedef struct {
    int32_t players, variant, tokens, first_player, first_placer_moves_second;
    int32_t no_tokens_first_rounds;
} Options;

typedef struct {
    int32_t n_spaces;
    uint32_t planets; /* a bit for each space that is no black hole */
} Board;

typedef struct {
    int phase, actor, turn, first, round, n_seats;
    int from, distance; /* of the group in flight */
    int moves_left, last_effect, to_place, barred_rounds;
    bool with_cards, first_moves_second, is_token_turn, has_ended;
    uint32_t has_tokens, has_paid, has_passed; /* a bit for each seat */
    uint64_t group;                            /* ships still to fly, by slot */
    uint64_t ships[MAX_SPACES];                /* ships standing there, by slot */
    uint32_t where[N_SLOTS];                   /* a bit for each space with such a ship */
    uint32_t taken[N_SIZES]; /* spaces with a ship of that size, while placing */
    uint32_t hands[MAX_SEATS];
    uint8_t reserve[MAX_SEATS][N_SIZES];
    uint8_t in_orbit[MAX_SEATS], tokens[MAX_SEATS];
} State;

/* Drawing */

static inline uint32_t draw(uint64_t *rng, uint32_t n)
{
    uint64_t x = *rng;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *rng = x;
    return (uint32_t)(((x >> 32) * n) >> 32);
}

static inline uint32_t count(uint32_t bits)
{
    return (uint32_t)__builtin_popcount(bits);
}

/* The place of set bit number n, counted from the lowest. */
static inline int nth_bit(uint32_t bits, uint32_t n)
{
#ifdef __BMI2__
    return __builtin_ctz(_pdep_u32(1u << n, bits));
#else
    while (n--)
        bits &= bits - 1;
    return __builtin_ctz(bits);
#endif
}

/* The order of seats */

static inline int seat_after(const State *s, int seat)
{
    return seat + 1 == s->n_seats ? 0 : seat + 1;
}

static void begin_turn(State *s)
{
    s->turn = seat_after(s, s->turn);
    if (s->turn == s->first) { /* a round starts (SW-16) */
        if (s->round > 0)
            s->has_paid = 0;
        s->round++;
    }
    s->actor = s->turn;
    s->phase = s->with_cards ? CARD : MOVING;
}

/* The seats that may pay now (SW-16, SW-26); the first gap belongs to round 1. */
static inline uint32_t payers(const State *s)
{
    int round = s->round > 0 ? s->round : 1;
    return round > s->barred_rounds ? s->has_tokens & ~s->has_paid : 0;
}

/* Ask clockwise from `start`; the gap closes when nobody is left (SW-15). */
static inline void ask(State *s, int start)
{
    uint32_t open = payers(s) & ~s->has_passed;
    if (open) {
        uint32_t later = open & (~0u << start);
        s->actor = __builtin_ctz(later ? later : open);
        return;
    }
    s->has_passed = 0;
    begin_turn(s);
}

static inline void open_gap(State *s)
{
    s->is_token_turn = false;
    s->phase = GAP;
    ask(s, seat_after(s, s->turn));
}

static inline void end_turn(State *s)
{
    if (s->with_cards && s->hands[s->turn] == 0)
        s->hands[s->turn] = FULL_HAND; /* SW-24 */
    if (!s->is_token_turn && (payers(s) >> s->turn & 1)) {
        s->phase = AFTER; /* SW-14 */
        s->actor = s->turn;
        return;
    }
    open_gap(s);
}

/* Ships */

static inline void add_ship(State *s, int space, int slot)
{
    s->ships[space] += ONE_OF(slot);
    s->where[slot] |= 1u << space;
}

/* A ship ends its flight; a black hole swallows it (SW-12). */
static inline void land(const Board *b, State *s, int target, int slot, int owner)
{
    while (target >= b->n_spaces)
        target -= b->n_spaces;
    if (b->planets >> target & 1)
        add_ship(s, target, slot);
    else if (--s->in_orbit[owner] == 0)
        s->has_ended = true;
}

static inline void fly_next(const Board *b, State *s, int slot, int owner)
{
    s->group -= ONE_OF(slot);
    land(b, s, s->from + s->distance++, slot, owner);
}

/* Fly until the mover must name an owner; what follows a finished group (SW-10, SW-13). */
static inline void continue_group(const Board *b, State *s)
{
    while (s->group) {
        int slot = __builtin_ctzll(s->group) / 4, size = slot / MAX_SEATS;
        uint64_t of_size = s->group & (SIZE_NIBBLES << (20 * size));
        if (of_size & ~(UINT64_C(15) << (4 * slot))) {
            s->phase = ORDERING;
            return;
        }
        do
            fly_next(b, s, slot, slot - MAX_SEATS * size);
        while (s->group >> (4 * slot) & 15);
    }
    if (s->has_ended) {
        s->phase = OVER; /* SW-18 */
    } else if (s->moves_left > 0) {
        s->moves_left--;
        s->phase = MOVING;
    } else {
        end_turn(s);
    }
}

static inline void evacuate(const Board *b, State *s, int space)
{
    s->group = s->ships[space];
    s->from = space;
    s->distance = 1;
    s->ships[space] = 0;
    for (int slot = 0; slot < N_SLOTS; slot++) /* all slots: quicker than asking which */
        s->where[slot] &= ~(1u << space);
    continue_group(b, s);
}

/* One own ship advances alone (SW-17), then whatever was under way goes on. */
static inline void single_advance(const Board *b, State *s, int seat, int space, int size)
{
    int slot = MAX_SEATS * size + seat;
    s->ships[space] -= ONE_OF(slot);
    if (!(s->ships[space] >> (4 * slot) & 15))
        s->where[slot] &= ~(1u << space);
    land(b, s, space + 1, slot, seat);
    if (s->has_ended)
        s->phase = OVER;
    else if (s->phase == GAP)
        ask(s, seat_after(s, seat));
    else if (s->phase == AFTER)
        open_gap(s);
    else
        end_turn(s);
}

static inline void place(State *s, int seat, int space, int size)
{
    s->reserve[seat][size]--;
    s->in_orbit[seat]++;
    s->taken[size] |= 1u << space;
    add_ship(s, space, MAX_SEATS * size + seat);
    int following = seat_after(s, seat);
    if (--s->to_place > 0) {
        s->actor = following;
        return;
    }
    s->first = s->first_moves_second ? seat_after(s, following) : following; /* SW-8 */
    s->turn = (s->first + s->n_seats - 1) % s->n_seats;
    open_gap(s);
}

static inline void pay(State *s, int seat)
{
    if (--s->tokens[seat] == 0)
        s->has_tokens &= ~(1u << seat);
    s->has_paid |= 1u << seat;
    s->has_passed = 0;
}

static inline void decline(State *s, int seat)
{
    s->has_passed |= 1u << seat;
    if (s->phase == AFTER)
        open_gap(s);
    else
        ask(s, seat_after(s, seat));
}

static inline void lay_card(State *s, int seat, int card)
{
    s->hands[seat] -= 1u << (4 * card);
    if (card != CARD_COPY)
        s->last_effect = card; /* COPY passes on the effect before it (SW-23) */
    if (s->last_effect == CARD_MOVE || s->last_effect == CARD_DOUBLE) {
        s->moves_left = s->last_effect == CARD_DOUBLE;
        s->phase = MOVING;
    } else if (s->last_effect == CARD_STEP) {
        s->phase = STEPPING;
    } else {
        end_turn(s);
    }
}

/* Playing */

static inline void apply(const Board *b, State *s, int seat, int action)
{
    if (action < STEP_0) {
        place(s, seat, action / N_SIZES, action % N_SIZES);
    } else if (action < MOVE_0) {
        if (s->phase != STEPPING)
            pay(s, seat);
        single_advance(b, s, seat, (action - STEP_0) / N_SIZES, (action - STEP_0) % N_SIZES);
    } else if (action < AGAIN_0) {
        evacuate(b, s, action - MOVE_0);
    } else if (action < NEXT_0) {
        pay(s, seat);
        s->is_token_turn = true;
        evacuate(b, s, action - AGAIN_0);
    } else if (action < PLAY_0) {
        int size = __builtin_ctzll(s->group) / 20; /* of the size that flies next */
        fly_next(b, s, MAX_SEATS * size + action - NEXT_0, action - NEXT_0);
        continue_group(b, s);
    } else if (action < PASS_0) {
        lay_card(s, seat, action - PLAY_0);
    } else if (action < FIRST_0) {
        decline(s, seat);
    } else {
        s->phase = PLACING;
        s->actor = action - FIRST_0;
    }
}

static inline uint32_t planets_of(const State *s, int seat)
{
    return s->where[seat] | s->where[MAX_SEATS + seat] | s->where[2 * MAX_SEATS + seat];
}

/* A bit for every nibble that is not zero, at the lowest bit of the nibble. */
static inline uint32_t nonzero(uint32_t nibbles)
{
    return (nibbles | nibbles >> 1 | nibbles >> 2) & HAND_FLAGS;
}

/* The owners of the ships of the size that flies next, a bit a nibble. */
static inline uint32_t owners_next(const State *s)
{
    int size = __builtin_ctzll(s->group) / 20;
    return nonzero((uint32_t)(s->group >> (20 * size) & SIZE_NIBBLES));
}

/* The first way: the list of legal actions */

static inline int32_t *list_bits(int32_t *end, uint32_t bits, int first, int scale)
{
    for (; bits; bits &= bits - 1)
        *end++ = first + scale * __builtin_ctz(bits);
    return end;
}

static inline int32_t *list_nibbles(int32_t *end, uint32_t flags, int first)
{
    for (; flags; flags &= flags - 1)
        *end++ = first + __builtin_ctz(flags) / 4;
    return end;
}

static inline int32_t *list_places(const Board *b, const State *s, int32_t *end)
{
    for (int size = 0; size < N_SIZES; size++)
        if (s->reserve[s->actor][size])
            end = list_bits(end, b->planets & ~s->taken[size], PLACE_0 + size, N_SIZES);
    return end;
}

static inline int32_t *list_steps(const State *s, int32_t *end)
{
    for (int size = 0; size < N_SIZES; size++)
        end = list_bits(end, s->where[MAX_SEATS * size + s->actor], STEP_0 + size, N_SIZES);
    return end;
}

/* Writes the legal actions of the seat to act; returns the end of the list. */
static inline int32_t *list_actions(const Board *b, const State *s, int32_t *list)
{
    switch (s->phase) {
    case PLACING:
        return list_places(b, s, list);
    case CARD:
        return list_nibbles(list, nonzero(s->hands[s->actor]), PLAY_0);
    case MOVING:
        return list_bits(list, planets_of(s, s->actor), MOVE_0, 1);
    case ORDERING:
        return list_nibbles(list, owners_next(s), NEXT_0);
    case STEPPING:
        return list_steps(s, list);
    default:
        *list = PASS_0;
        list = list_steps(s, list + 1);
        return s->phase == AFTER ? list_bits(list, planets_of(s, s->actor), AGAIN_0, 1) : list;
    }
}

static inline int choose_listed(const Board *b, const State *s, uint64_t *rng)
{
    int32_t list[MAX_ACTIONS];
    if (s->phase == DRAWING)
        return FIRST_0 + (int)draw(rng, (uint32_t)s->n_seats);
    return list[draw(rng, (uint32_t)(list_actions(b, s, list) - list))];
}

/* The second way: count, draw, and pick that one */

/* Number k of three bit sets of spaces, size by size: 3 * space + size. */
static inline int nth_of_sizes(const uint32_t sets[N_SIZES], uint32_t k)
{
    int size = 0;
    for (uint32_t n; k >= (n = count(sets[size])); size++)
        k -= n;
    return N_SIZES * nth_bit(sets[size], k) + size;
}

static inline int pick_place(const Board *b, const State *s, uint64_t *rng)
{
    uint32_t sets[N_SIZES], n = 0;
    for (int size = 0; size < N_SIZES; size++) {
        sets[size] = s->reserve[s->actor][size] ? b->planets & ~s->taken[size] : 0;
        n += count(sets[size]);
    }
    return PLACE_0 + nth_of_sizes(sets, draw(rng, n));
}

/* A step, or where tokens are asked for also a pass and, after the own turn, a second turn. */
static inline int pick_step(const State *s, uint64_t *rng)
{
    uint32_t sets[N_SIZES], n_steps = 0;
    for (int size = 0; size < N_SIZES; size++) {
        sets[size] = s->where[MAX_SEATS * size + s->actor];
        n_steps += count(sets[size]);
    }
    if (s->phase == STEPPING)
        return STEP_0 + nth_of_sizes(sets, draw(rng, n_steps));
    uint32_t again = s->phase == AFTER ? sets[0] | sets[1] | sets[2] : 0;
    uint32_t k = draw(rng, 1 + n_steps + count(again));
    if (k == 0)
        return PASS_0;
    if (k <= n_steps)
        return STEP_0 + nth_of_sizes(sets, k - 1);
    return AGAIN_0 + nth_bit(again, k - 1 - n_steps);
}

static inline int pick_bit(uint32_t bits, uint64_t *rng)
{
    return nth_bit(bits, draw(rng, count(bits)));
}

static inline int choose_unlisted(const Board *b, const State *s, uint64_t *rng)
{
    switch (s->phase) {
    case DRAWING:
        return FIRST_0 + (int)draw(rng, (uint32_t)s->n_seats);
    case PLACING:
        return pick_place(b, s, rng);
    case CARD:
        return PLAY_0 + pick_bit(nonzero(s->hands[s->actor]), rng) / 4;
    case MOVING:
        return MOVE_0 + pick_bit(planets_of(s, s->actor), rng);
    case ORDERING:
        return NEXT_0 + pick_bit(owners_next(s), rng) / 4;
    default:
        return pick_step(s, rng);
    }
}

/* Whole games */

static void setup(State *s, const Options *o)
{
    memset(s, 0, sizeof *s);
    s->n_seats = o->players;
    s->with_cards = o->variant == 1;
    s->barred_rounds = o->no_tokens_first_rounds;
    s->first_moves_second = o->first_placer_moves_second;
    s->last_effect = CARD_STAY; /* a COPY before any card does nothing (SW-23) */
    s->to_place = s->n_seats * N_SIZES * SHIPS_PER_SIZE;
    int tokens = o->tokens != USUAL_TOKENS ? o->tokens : s->n_seats == MAX_SEATS ? 3 : 4;
    for (int seat = 0; seat < s->n_seats; seat++) {
        memset(s->reserve[seat], SHIPS_PER_SIZE, N_SIZES);
        s->hands[seat] = s->with_cards ? FULL_HAND : 0;
        s->tokens[seat] = (uint8_t)(s->with_cards ? 0 : tokens);
        s->has_tokens |= (uint32_t)(s->tokens[seat] > 0) << seat;
    }
    s->phase = o->first_player == RANDOM_FIRST ? DRAWING : PLACING;
    s->actor = o->first_player == RANDOM_FIRST ? CHANCE : o->first_player;
}

static void fill_scores(const State *s, int64_t *scores, uint8_t *wins)
{
    uint64_t ships = 0; /* at most three of a slot are left, so counters never overflow */
    for (int space = 0; space < MAX_SPACES; space++)
        ships += s->ships[space];
    int64_t best = 0;
    for (int seat = 0; seat < s->n_seats; seat++) {
        uint64_t own = ships >> (4 * seat);
        int64_t points = 4 * (own & 15) + 3 * (own >> 20 & 15) + (own >> 40 & 15);
        scores[seat] = s->in_orbit[seat] ? points + 2 * s->tokens[seat] : 0;
        best = scores[seat] > best ? scores[seat] : best;
    }
    for (int seat = 0; seat < s->n_seats; seat++)
        wins[seat] = scores[seat] == best;
}

static inline int64_t playout(const Board *b, State *s, uint64_t rng, bool listed)
{
    int64_t n = 0;
    for (; s->phase != OVER; n++)
        apply(b, s, s->actor, listed ? choose_listed(b, s, &rng) : choose_unlisted(b, s, &rng));
    return n;
}

/* A random game for each seed; fills length, scores and winners of each; all actions. */
int64_t play_many(const Board *board, const Options *options, bool listed, const uint64_t *seeds,
                  int64_t n_games, int64_t *lengths, int64_t *scores, uint8_t *wins)
{
    const Board b = *board;
    int64_t total = 0;
    for (int64_t game = 0; game < n_games; game++) {
        State s;
        setup(&s, options);
        lengths[game] = listed ? playout(&b, &s, seeds[game], true)
                               : playout(&b, &s, seeds[game], false);
        total += lengths[game];
        fill_scores(&s, scores + game * s.n_seats, wins + game * s.n_seats);
    }
    return total;
}

/* One random game, writing down who did what, up to `limit` actions; the number of actions. */
int64_t record_game(const Board *board, const Options *options, bool listed, uint64_t seed,
                    int64_t limit, int8_t *seats, int32_t *actions)
{
    State s;
    int64_t n = 0;
    setup(&s, options);
    for (; n < limit && s.phase != OVER; n++) {
        seats[n] = (int8_t)s.actor;
        actions[n] = listed ? choose_listed(board, &s, &seed) : choose_unlisted(board, &s, &seed);
        apply(board, &s, s.actor, actions[n]);
    }
    return n;
}
