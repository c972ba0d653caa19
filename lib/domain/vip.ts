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

/**
 * What the card of a paid grade says beside its guide title, so that a discount is said once.
 * @param grade.discount_desc 9.5 for 9.5折
 */
export function besideGuideTitle(grade: {
  guide_title: string
  description: string
  discount_desc: number
}): { hasFold: boolean; rights: string[] } {
  const { guide_title: title, description, discount_desc: fold } = grade
  const hasFold = !title.includes(`${fold}折`)
  const isSaid = (right: string) => title.includes(right) || right === `全场${fold}折`
  return { hasFold, rights: rightsIn(description).filter((right) => !isSaid(right)) }
}
