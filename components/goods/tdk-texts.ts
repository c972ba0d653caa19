import { isUnsetTdk } from '@/lib/domain/tdk'

interface Tdk {
  title: string
  mate_keywords: string
  mate_description: string
}

/** What the mall writes for a token without value. */
const unset = '-无'

/** A filled text as the head may say it; '' when a token of it is unset, because then half a sentence is missing. */
export const spokenTdk = (text = ''): string =>
  isUnsetTdk(text) || text.split('_').includes(unset) ? '' : text

/** Head texts of a page: the operator's, else the given ones (contract goods §6). */
export const headTexts = (
  tdk: Tdk | undefined,
  fallback: { title: string; keywords: string; description: string },
) => ({
  title: spokenTdk(tdk?.title) || fallback.title,
  keywords: spokenTdk(tdk?.mate_keywords) || fallback.keywords,
  description: spokenTdk(tdk?.mate_description) || fallback.description,
})
