import 'server-only'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'

/**
 * Runs services in a transaction that is rolled back: what they answer or refuse is what they would do. Not within another
 * transaction, which would end with it.
 */
export async function rehearse<Answer>(mall: Mall, work: (mall: Mall) => Promise<Answer>): Promise<Answer> {
  const end = new Error('a rehearsal ends')
  const answers: Answer[] = []
  try {
    await inOneTransaction(mall, async ({ mall: joined }) => {
      answers.push(await work(joined))
      throw end
    })
  } catch (error) {
    if (error !== end) throw error
  }
  return answers.at(-1) as Answer
}
