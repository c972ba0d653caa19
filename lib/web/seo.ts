/**
 * Title, keywords and description templates: comma-separated tokens such as `{goods_name},{goods_brand}`
 * (contract goods §6).
 */
export interface SeoTemplate {
  title: string
  mate_keywords: string
  mate_description: string
}

/** The reference's text for a token without a value; clients treat a text of only this as unset. */
const unset = '-无'

/** Fills one template: values joined by `_`, unknown or empty tokens as `-无`. */
export function fillSeoTemplate(template: string, values: Record<string, string>): string {
  const tokens = template
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean)
  const texts = tokens.map((token) => {
    const name = /^\{(\w+)\}$/.exec(token)?.[1]
    return name === undefined ? token : values[name] || unset
  })
  // Clients know exactly this text, once, as one without any value.
  return texts.every((text) => text === unset) ? unset : texts.join('_')
}

/** Fills all three texts; non-empty texts of `overrides` take precedence over the templates (contract goods §6). */
export function seoOf(
  template: SeoTemplate,
  values: Record<string, string>,
  overrides: Partial<SeoTemplate> = {},
): SeoTemplate {
  return {
    title: overrides.title || fillSeoTemplate(template.title, values),
    mate_keywords: overrides.mate_keywords || fillSeoTemplate(template.mate_keywords, values),
    mate_description: overrides.mate_description || fillSeoTemplate(template.mate_description, values),
  }
}

/** A filled text for the head; '' when one of its tokens is unset, because a part of the text is then missing. */
function completeText(text = ''): string {
  const parts = text.split('_')
  return parts.includes(unset) || parts.every((part) => part === '') ? '' : text
}

/** Texts of a page's head: the operator's, else the fallback (contract goods §6). */
export const headTexts = (
  seo: SeoTemplate | undefined,
  fallback: { title: string; keywords: string; description: string },
) => ({
  title: completeText(seo?.title) || fallback.title,
  keywords: completeText(seo?.mate_keywords) || fallback.keywords,
  description: completeText(seo?.mate_description) || fallback.description,
})
