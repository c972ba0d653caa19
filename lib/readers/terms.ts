import 'server-only'
import { cache } from 'react'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** Questions and answers in the operator's sort. */
export const listFaqs = cache(() => {
  const { life, tags } = profiles.faqs
  return cached({ life, tags: tags() }, ['faqs'], async () => (await mallApi.site.faqs({})).list)
})

type ProtocolType = NonNullable<Parameters<typeof mallApi.session.protocol>[0]['type']>

/** An agreement; its content is '' while the mall has none. */
export const getTerms = cache((type: ProtocolType) => {
  const { life, tags } = profiles.agreements
  return cached({ life, tags: tags() }, ['terms', type], () => mallApi.session.protocol({ type }))
})

/** The published agreements of the given ones: only these can be accepted. */
export async function listPublishedTerms<Type extends ProtocolType>(types: readonly Type[]): Promise<Type[]> {
  const terms = await Promise.all(types.map((type) => nullIfNotFound(getTerms(type))))
  return types.filter((_, index) => Boolean(terms[index]?.content))
}

/** The published agreements of a registration, which it notes as accepted. */
export const listRegistrationTerms = () => listPublishedTerms(['member_register', 'privacy'])
