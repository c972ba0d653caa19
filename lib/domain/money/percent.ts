/** `part` of `whole` percent, rounded down to the cent (contract trade §13.2). */
export const percentOf = (whole: number, percent: number): number => Math.floor((whole * percent) / 100)
