/** The questions and answers of the mall, or those of a group. */
export const faqHref = (group = ''): string =>
  group === '' ? '/article/faqs' : `/article/faqs#${encodeURIComponent(group)}`
