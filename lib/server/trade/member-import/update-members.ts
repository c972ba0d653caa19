import 'server-only'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { maskEmail, maskMobile, maskName } from '@/lib/domain/person/mask'
import { sealPersonal } from '@/lib/server/ground/audit/personal-fields'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowPlan, TableImport } from '@/lib/server/ground/table-import/definition'
import { counterPoints, importPoints, lastPointEntries } from '@/lib/server/trade/point/import-points'
import { memberUpdateColumns, unusedUpdateColumns, type MemberUpdateRow } from './columns'
import {
  gradesNamed,
  lockMemberIds,
  lockMembers,
  membersById,
  membersOf,
  writeBalances,
  writeMembers,
  type PresentMember,
} from './sql'

/** The fields that the file may change. */
interface MemberFields {
  username: string
  sex: number
  email: string
  gradeId: number
  disabled: boolean
}

interface MemberChange {
  userId: number
  before: MemberFields
  after: MemberFields
  /** Points that are added, or taken. */
  points: number
  /** The balance and the time of the last change before it. */
  point: number
  pointOwed: number
  updated: number
}

interface MemberUndo extends MemberChange {
  /** The entry of the ledger; null where no points moved. */
  ledgerId: number | null
  /** The time that the import wrote. */
  written: number
}

const fieldsOf = ({ username, sex, email, gradeId, disabled }: PresentMember): MemberFields => ({
  username,
  sex,
  email,
  gradeId,
  disabled,
})

const isSame = (one: MemberFields, other: MemberFields) =>
  (Object.keys(one) as (keyof MemberFields)[]).every((field) => one[field] === other[field])

const sexNames = ['未知', '男', '女']
const named = (text: string, mask: (text: string) => string) => (text ? mask(text) : '空')

/** What differs, in words, without personal data. */
function notesOf(
  present: PresentMember,
  { username, sex, email, grade, disabled }: MemberUpdateRow,
): string[] {
  const notes: string[] = []
  if (username !== undefined && username !== present.username)
    notes.push(`姓名 ${named(present.username, maskName)} → ${maskName(username)}`)
  if (sex !== undefined && sex !== present.sex) notes.push(`性别 ${sexNames[present.sex]} → ${sexNames[sex]}`)
  if (grade !== undefined && grade !== present.gradeName)
    notes.push(`会员等级 ${present.gradeName} → ${grade}`)
  if (email !== undefined && email !== present.email)
    notes.push(`邮箱 ${named(present.email, maskEmail)} → ${maskEmail(email)}`)
  if (disabled !== undefined && disabled !== present.disabled) notes.push(disabled ? '禁用' : '解除禁用')
  return notes
}

function planOf(
  row: MemberUpdateRow,
  present: PresentMember | undefined,
  gradeId: number | undefined,
): RowPlan<MemberChange> {
  if (!present) return { state: 'refused', field: 'mobile', text: '没有这个手机号的会员' }
  if (present.role !== 'shopper')
    return { state: 'refused', field: 'mobile', text: '这是商家或运营的账号，请在账号页修改' }
  if (row.grade !== undefined && gradeId === undefined)
    return { state: 'refused', field: 'grade', text: `会员等级“${row.grade}”不存在` }
  const { userId, point, pointOwed, updated, imported } = present
  // What this file has moved counts once; undone points are zero together with their counter entries.
  const points = imported === 0 ? (row.points ?? 0) : 0
  if (points < 0 && point + points < 0)
    return { state: 'refused', field: 'points', text: `积分不足，现有${point}` }
  const notes = notesOf(present, row)
  if (points !== 0) notes.push(`积分 ${points > 0 ? '+' : ''}${points}`)
  if (notes.length === 0)
    return imported === 0 ? { state: 'same' } : { state: 'same', note: '这个文件的积分已经导入过' }
  const before = fieldsOf(present)
  const after: MemberFields = {
    username: row.username ?? before.username,
    sex: row.sex ?? before.sex,
    email: row.email ?? before.email,
    gradeId: gradeId ?? before.gradeId,
    disabled: row.disabled ?? before.disabled,
  }
  return { state: 'change', notes, change: { userId, before, after, points, point, pointOwed, updated } }
}

const write = (tx: Queries, list: readonly (MemberFields & { userId: number; updated: number })[]) =>
  tx.run(writeMembers, [JSON.stringify(list)])

const forAudit = ({ username, sex, email, gradeId, disabled }: MemberFields, points: number) => ({
  username: named(username, maskName),
  sex,
  email: named(email, maskEmail),
  grade_id: gradeId,
  disabled,
  ...(points !== 0 && { points }),
})

/** What all entries about a member have, and which of their fields are personal. */
const entryOf = (actor: Actor, event: string, userId: number) => ({
  actor,
  event,
  subject: 'member',
  subjectId: userId,
  member: userId,
  personal: ['username', 'sex', 'email'],
})

/** Changes of members: empty cells leave a value as it is; points are added, or taken with a minus (contract files §2). */
export const membersUpdate: TableImport<MemberUpdateRow, MemberChange, MemberUndo> = {
  kind: 'members.update',
  columns: memberUpdateColumns,
  unused: unusedUpdateColumns,
  keys: [{ field: 'mobile', of: ({ mobile }) => mobile }],
  nameOf: ({ mobile = '' }) => maskMobile(mobile),

  async lock({ tx }, rows) {
    await tx.run(lockMembers, [rows.map(({ mobile }) => mobile)])
  },

  async plan({ db }, rows, { digest }) {
    const present = await db.run(membersOf, [rows.map(({ mobile }) => mobile), digest])
    const byMobile = new Map(present.map((member) => [member.mobile, member]))
    const grades = await db.run(gradesNamed, [rows.flatMap(({ grade = [] }) => grade)])
    const gradeOf = new Map(grades.map(({ gradeName, gradeId }) => [gradeName, gradeId]))
    return rows.map((row) => planOf(row, byMobile.get(row.mobile), gradeOf.get(row.grade ?? '')))
  },

  async write({ mall, tx }, { actor, digest }, changes) {
    const now = mall.now()
    await write(
      tx,
      changes.map(({ userId, after }) => ({ userId, ...after, updated: now })),
    )
    const moved = changes.filter(({ points }) => points !== 0)
    const entries = await importPoints(
      tx,
      moved.map(({ userId, points }) => ({ userId, points })),
      digest,
      now,
    )
    const audited = changes.map(({ userId, before, after, points }) => ({
      ...entryOf(actor, 'importMember', userId),
      before: forAudit(before, 0),
      after: forAudit(after, points),
    }))
    await recordAudits(tx, await sealPersonal(tx, mall.secret, audited), now)
    return changes.map((change) => ({
      ...change,
      ledgerId: entries.get(change.userId) ?? null,
      written: now,
    }))
  },

  async undo({ mall, tx }, { actor, digest }, undos) {
    const now = mall.now()
    const ids = undos.map(({ userId }) => userId)
    await tx.run(lockMemberIds, [ids])
    const present = new Map((await tx.run(membersById, [ids, digest])).map((one) => [one.userId, one]))
    const last = await lastPointEntries(tx, ids)
    const isAsWritten = ({ userId, after, written, ledgerId }: MemberUndo) => {
      const member = present.get(userId)
      return (
        member !== undefined &&
        member.updated === written &&
        isSame(fieldsOf(member), after) &&
        (ledgerId === null || last.get(userId) === ledgerId)
      )
    }
    const back = undos.filter(isAsWritten)
    const moved = back.filter(({ ledgerId }) => ledgerId !== null)
    await write(
      tx,
      back.map(({ userId, before, updated }) => ({ userId, ...before, updated })),
    )
    await counterPoints(tx, moved, digest, now)
    await tx.run(writeBalances, [
      JSON.stringify(moved.map(({ userId, point, pointOwed }) => ({ userId, point, pointOwed }))),
    ])
    const audited = back.map(({ userId, before, after, points }) => ({
      ...entryOf(actor, 'undoImport', userId),
      before: forAudit(after, points),
      after: forAudit(before, 0),
    }))
    await recordAudits(tx, await sealPersonal(tx, mall.secret, audited), now)
    return undos.map((undo) => (back.includes(undo) ? null : deskMessages.laterChanged))
  },
}
