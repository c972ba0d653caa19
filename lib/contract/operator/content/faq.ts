import { z } from 'zod'
import { faqLimits } from '@/lib/domain/content/site-limits'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { wireInt, wireJson, wireText } from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { forOperators, namedText } from '../options'

const faqs = z.object({
  version: z.int(),
  questions: z.array(z.object({ group: z.string(), question: z.string(), answer: z.string() })),
})
export type DeskFaqs = z.infer<typeof faqs>

const text = (max: number, name: string, missing: string) => namedText(max, name, missing).min(1, missing)

/** The questions of /article/faqs in their sequence (contract operator §10). */
export const operatorFaqContract = {
  get: call('GET', '/operator/faqs', '常见问题', forOperators('content:read'))
    .input(z.object({}))
    .output(faqs),

  /** Replaces all questions. */
  set: call('PUT', '/operator/faqs', '修改常见问题', {
    ...forOperators('content:write'),
    maxBodyBytes: 4 * 1024 * 1024,
  })
    .input(
      z.object({
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        overwrite: wireJson(z.array(wireText(80)).max(10)).optional(),
        questions: wireJson(
          z
            .array(
              z.object({
                group: namedText(faqLimits.group, '分组').optional().default(''),
                question: text(faqLimits.question, '问题', deskMessages.questionMissing),
                /** Plain text. */
                answer: text(faqLimits.answer, '回答', deskMessages.answerMissing),
              }),
              deskMessages.questionMissing,
            )
            .max(faqLimits.questions, `最多${faqLimits.questions}个问题`),
        ),
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        conflicts: z.array(editConflict),
        faqs,
      }),
    ),
}
