import 'server-only'
import type { DeskAgreement } from '@/lib/contract/operator/content/agreement'
import { agreementGaps, gapsProblem } from '@/lib/domain/content/agreement-gaps'
import type { ProtocolSetting } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import * as dateMessages from '@/lib/domain/messages/date'
import type { Actor } from '@/lib/domain/person/actor'
import { dayText } from '@/lib/domain/time/china'
import { isDay } from '@/lib/domain/validate'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { assertPictures, picturesIn } from '@/lib/server/ground/stored-urls'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { eventTags } from '@/lib/web/cache-tags'
import { getAgreement, getVersion, type AgreementType } from './read-agreements'
import { deleteDraft, insertVersion, lockAgreement, writeDraft } from './sql'

const empty: ProtocolSetting = { title: '', content: '', update_date: '', take_effect_date: '' }

/** A text as it is sent. */
interface AgreementText {
  title: string
  content: string
  /** Today without it. */
  take_effect_date?: string | undefined
}

/** @throws MallError 请填写生效日期，如 2026-11-28 for a day that does not exist, 图片地址不正确 */
function checked({ env }: Mall, sent: AgreementText, today: string) {
  const { title, take_effect_date: effective = today } = sent
  if (!isDay(effective)) throw new MallError(dateMessages.effectiveDateMissing)
  const content = cleanDeskHtml(sent.content)
  assertPictures(picturesIn(content), env.publicUrl)
  return { title, content, take_effect_date: effective }
}

/**
 * Publishes a text as the next version, which shoppers read from then on with its date of effect; a text that equals
 * the published one makes none. The draft ends.
 * @param sent.number the version that the author saw
 * @throws MallError 请填写协议内容 for a text of tags alone, 协议里还有没填写的内容：… for gaps of its template, 请填写生效日期，如 2026-11-28, 协议已有新版本，请刷新后再发布
 */
export async function publishAgreement(
  mall: Mall,
  actor: Actor,
  type: AgreementType,
  sent: AgreementText & { number?: number | undefined },
): Promise<DeskAgreement> {
  const now = mall.now()
  const today = dayText(now)
  const text = checked(mall, sent, today)
  if (text.content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '')
    throw new MallError(contentMessages.agreementMissing)
  const gaps = agreementGaps(text.title + text.content)
  if (gaps.length > 0) throw new MallError(gapsProblem(gaps))
  await mall.db.transaction(async (tx) => {
    await tx.run(lockAgreement, [type])
    const live = await readAgreement(tx, type)
    const { version: number = 0 } = live
    if (sent.number !== undefined && sent.number !== number)
      throw new MallError('协议已有新版本，请刷新后再发布')
    await tx.run(deleteDraft, [type])
    const isSame =
      live.title === text.title &&
      live.content === text.content &&
      live.take_effect_date === text.take_effect_date
    if (number > 0 && isSame) return
    if (number > 0) {
      const first = await getVersion(tx, type, number)
      await tx.run(insertVersion, [
        ...[type, number, first.title, first.content, first.take_effect_date],
        ...[null, first.published],
      ])
    }
    await tx.run(insertVersion, [
      ...[type, number + 1, text.title, text.content, text.take_effect_date],
      ...[Number(actor.id), now],
    ])
    await changeSiteSetting(
      mall,
      actor,
      `protocol.${type}`,
      empty,
      { ...text, update_date: today, version: number + 1 },
      eventTags.agreementsChanged(),
    )
  })
  return getAgreement(mall.db, type)
}

/** Keeps a text that is not published; shoppers see nothing of it. @throws MallError 请填写生效日期，如 2026-11-28 */
export async function saveDraft(
  mall: Mall,
  actor: Actor,
  type: AgreementType,
  sent: AgreementText,
): Promise<DeskAgreement> {
  const now = mall.now()
  const { title, content, take_effect_date } = checked(mall, sent, dayText(now))
  await mall.db.transaction(async (tx) => {
    await tx.run(lockAgreement, [type])
    await tx.run(writeDraft, [type, title, content, take_effect_date, Number(actor.id), now])
    // A text as long as a book: the audit trail notes its length.
    const after = { title, content: `${content.length} 字`, take_effect_date }
    await recordAudit(
      tx,
      { actor, event: 'saveAgreementDraft', subject: 'agreement', subjectId: type, after },
      now,
    )
  })
  return getAgreement(mall.db, type)
}

/** Gives up the draft of an agreement. */
export async function dropDraft(mall: Mall, actor: Actor, type: AgreementType): Promise<DeskAgreement> {
  await mall.db.transaction(async (tx) => {
    await tx.run(lockAgreement, [type])
    const [dropped] = await tx.run(deleteDraft, [type])
    if (dropped)
      await recordAudit(
        tx,
        { actor, event: 'dropAgreementDraft', subject: 'agreement', subjectId: type },
        mall.now(),
      )
  })
  return getAgreement(mall.db, type)
}
