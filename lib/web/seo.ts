/** Title, keywords and description templates: comma-separated tokens such as `{goods_name},{goods_brand}` (contract goods §6). */
export interface SeoTemplate {
  title: string
  mate_keywords: string
  mate_description: string
}

/** What the reference writes for a token without value; clients treat a whole text like this as unset. */
const unset = '-无'

/** Fills one template: values joined, commas shown as `_`, unknown or empty tokens as `-无`. */
export function fillSeoTemplate(template: string, values: Record<string, string>): string {
  const tokens = template
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean)
  if (tokens.length === 0) return unset
  return tokens
    .map((token) => {
      const name = /^\{(\w+)\}$/.exec(token)?.[1]
      return name === undefined ? token : values[name] || unset
    })
    .join('_')
}

/** Fills all three texts; non-empty `own` texts win over the templates (contract goods §6). */
export function seoOf(
  template: SeoTemplate,
  values: Record<string, string>,
  own: Partial<SeoTemplate> = {},
): SeoTemplate {
  return {
    title: own.title || fillSeoTemplate(template.title, values),
    mate_keywords: own.mate_keywords || fillSeoTemplate(template.mate_keywords, values),
    mate_description: own.mate_description || fillSeoTemplate(template.mate_description, values),
  }
}

/** A filled text as the head may say it; '' when a token of it is unset, because then half a sentence is missing. */
function spokenTdk(text = ''): string {
  const parts = text.split('_')
  return parts.includes(unset) || parts.every((part) => part === '') ? '' : text
}

/** Head texts of a page: the operator's, else the given ones (contract goods §6). */
export const headTexts = (
  tdk: SeoTemplate | undefined,
  fallback: { title: string; keywords: string; description: string },
) => ({
  title: spokenTdk(tdk?.title) || fallback.title,
  keywords: spokenTdk(tdk?.mate_keywords) || fallback.keywords,
  description: spokenTdk(tdk?.mate_description) || fallback.description,
})
