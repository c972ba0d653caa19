/**
 * How much the benches measure. `BENCH_SECONDS` (default 10) is the length of a round of `reads` and `writes`; with 1
 * every bench takes its short form, which shows that it runs and that nothing fails, and measures nothing that could be
 * compared.
 */
export const secondsPerRound = Number(process.env.BENCH_SECONDS ?? '10')

export const isShort = secondsPerRound <= 1

/** The value for the short form, or for a measurement. */
export const effort = <T>(short: T, measured: T): T => (isShort ? short : measured)
