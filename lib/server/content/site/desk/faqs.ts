import 'server-only'
import type { DeskFaqs } from '@/lib/contract/operator/content/faq'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { json, number, statement } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'
import type { Mall } from '@/lib/server/ground/mall'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { eventTags } from '@/lib/web/cache-tags'
import { editParts } from './edit-parts'

const row = { subject: 'faq', id: 1 }

const storedFaqs = statement(
  'desk_faqs',
  `select ${versionOf('faq', '1')} as version,
          coalesce((select value -> 'questions' from settings where key = 'faq'), '[]') as questions`,
  { version: number, questions: json<{ group?: string; question: string; answer: string }[]>() },
)

/** The questions and answers of the mall with their version. */
export async function getFaqs(db: Queries): Promise<DeskFaqs> {
  const { version, questions } = only(await db.run(storedFaqs, []), 'the questions of the mall')
  return {
    version,
    questions: questions.map(({ group = '', question, answer }) => ({ group, question, answer })),
  }
}

type Questions = DeskFaqs['questions']

/** A question without a group is among the common ones. */
const stored = (questions: Questions) =>
  questions.map(({ group, question, answer }) => ({ ...(group && { group }), question, answer }))

/** Replaces the questions; only pages with questions are rendered again. */
export async function changeFaqs(
  mall: Mall,
  actor: Actor,
  sent: { version: number; overwrite?: string[] | undefined; questions: Questions },
) {
  const { version, overwrite, questions } = sent
  const result = await editParts<Pick<DeskFaqs, 'questions'>>(
    mall,
    actor,
    row,
    { version, overwrite, parts: { questions } },
    {
      read: ({ db }) => getFaqs(db),
      write: (joined, parts) =>
        changeSiteSetting(
          joined,
          actor,
          'faq',
          { questions: [] },
          { questions: stored(parts.questions ?? []) },
          eventTags.faqsChanged(),
        ),
    },
  )
  return { ...result, faqs: await getFaqs(mall.db) }
}
