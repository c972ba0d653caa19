/** A number that is counted up to 10,000 (contract operator §4). */
export const countText = (count: number): string => (count >= 10_000 ? '9999+' : String(count))
