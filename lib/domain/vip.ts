/** One way to hold a paid grade (contract member §9.1). */
export interface VipPrice {
  name: 'monthly' | 'quarter' | 'year'
  /** Yuan. */
  price: number
  /** Days it lasts. */
  day: number
  desc: string
}

/** What is paid of ten, as the mall writes discounts: 5 percent off is 9.5 折. */
export const foldOf = (discount: number): number => (100 - discount) / 10

/** The rights that a description names: operators write them in a row with 、 between and 。 at the end. */
export const rightsIn = (description: string): string[] =>
  description
    .split(/[、；;\n]/)
    .map((right) => right.trim().replace(/[。.]$/, ''))
    .filter(Boolean)
