/** One term of a paid grade (contract member §9.1). */
export interface VipPrice {
  name: 'monthly' | 'quarter' | 'year'
  /** Yuan. */
  price: number
  /** Duration in days. */
  day: number
  desc: string
}

/** A discount as Chinese shops write it: 5 percent off is 9.5 折. */
export const foldOf = (discount: number): number => (100 - discount) / 10

/** The benefits named in a description; operators separate them with 、 and end with 。 */
export const rightsIn = (description: string): string[] =>
  description
    .split(/[、；;\n]/)
    .map((right) => right.trim().replace(/[。.]$/, ''))
    .filter(Boolean)
