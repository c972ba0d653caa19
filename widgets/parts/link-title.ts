/** Where the kinds of targets have their name (spec 4 §B8). */
const nameKeys = ['title', 'item_name', 'category_name', 'template_title', 'attribute_name'] as const

/** The name of a link's target, for links that are only a picture. */
export function linkTitle(link: Record<string, unknown>, fallback: string): string {
  const name = nameKeys.map((key) => link[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof name === 'string' ? name : fallback
}
