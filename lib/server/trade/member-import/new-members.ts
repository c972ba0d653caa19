import 'server-only'
import * as deskMessages from '@/lib/domain/messages/desk'
import { maskMobile, maskName } from '@/lib/domain/person/mask'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import { dayBounds } from '@/lib/domain/time/calendar'
import { dayText } from '@/lib/domain/time/china'
import { sealPersonal } from '@/lib/server/ground/audit/personal-fields'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { RowPlan, TableImport } from '@/lib/server/ground/table-import/definition'
import { createMembers } from '@/lib/server/people/account/create-members'
import { noPassword } from '@/lib/server/people/account/password'
import { counterPoints, importPoints, lastPointEntries } from '@/lib/server/trade/point/import-points'
import { memberColumns, unusedMemberColumns, type MemberRow } from './columns'
import { gradesNamed, lockMemberIds, lockMembers, membersOf, removeMembers, untouchedMembers } from './sql'

interface NewMemberChange {
  row: MemberRow
  gradeId: number
}

interface NewMemberUndo {
  userId: number
  points: number
  /** The entry of the ledger with the points; null for none. */
  ledgerId: number | null
  /** The time that the import wrote. */
  updated: number
}

const answersOf = ({ address }: MemberRow): ProfileAnswers => (address === undefined ? {} : { address })

/** Accounts for members of another system, without a password: they sign in by SMS code (contract files §2). */
export const membersImport: TableImport<MemberRow, NewMemberChange, NewMemberUndo> = {
  kind: 'members.import',
  columns: memberColumns,
  unused: unusedMemberColumns,
  keys: [{ field: 'mobile', of: ({ mobile }) => mobile }],
  nameOf: ({ mobile = '', username = '' }) =>
    [maskMobile(mobile), username && maskName(username)].filter(Boolean).join(' '),

  async lock({ tx }, rows) {
    await tx.run(lockMembers, [rows.map(({ mobile }) => mobile)])
  },

  async plan({ db, now }, rows, { digest }) {
    const present = await db.run(membersOf, [rows.map(({ mobile }) => mobile), digest])
    const known = new Set(present.map(({ mobile }) => mobile))
    const grades = await db.run(gradesNamed, [rows.map(({ grade }) => grade)])
    const gradeOf = new Map(grades.map(({ gradeName, gradeId }) => [gradeName, gradeId]))
    const today = dayText(now())
    return rows.map((row): RowPlan<NewMemberChange> => {
      if (known.has(row.mobile)) return { state: 'same', note: '已经是会员，不改动' }
      const gradeId = gradeOf.get(row.grade)
      if (gradeId === undefined)
        return { state: 'refused', field: 'grade', text: `会员等级“${row.grade}”不存在` }
      if (row.joined > today) return { state: 'refused', field: 'joined', text: '入会日期不能晚于今天' }
      if (row.birthday !== undefined && row.birthday > today)
        return { state: 'refused', field: 'birthday', text: '生日不能晚于今天' }
      const notes = row.points ? [`积分 +${row.points}`] : []
      return { state: 'create', notes, change: { row, gradeId } }
    })
  },

  async write({ mall, tx }, { actor, digest }, changes) {
    const now = mall.now()
    const idOf = await createMembers(
      tx,
      changes.map(({ row, gradeId }) => ({
        mobile: row.mobile,
        username: row.username,
        sex: row.sex,
        birthday: row.birthday ?? '',
        email: row.email ?? '',
        answers: answersOf(row),
        gradeId,
        created: dayBounds(row.joined).from,
      })),
      now,
    )
    const points = changes.flatMap(({ row }) =>
      row.points ? [{ userId: idOf.get(row.mobile) ?? 0, points: row.points }] : [],
    )
    const entries = await importPoints(tx, points, digest, now)
    const audited = changes.map(({ row, gradeId }) => {
      const userId = idOf.get(row.mobile) ?? 0
      return {
        actor,
        event: 'importMember',
        subject: 'member',
        subjectId: userId,
        after: { mobile: maskMobile(row.mobile), grade_id: gradeId, points: row.points ?? 0 },
        member: userId,
        personal: ['mobile'],
      }
    })
    await recordAudits(tx, await sealPersonal(tx, mall.secret, audited), now)
    return changes.map(({ row }) => {
      const userId = idOf.get(row.mobile) ?? 0
      return { userId, points: row.points ?? 0, ledgerId: entries.get(userId) ?? null, updated: now }
    })
  },

  async undo({ mall, tx }, { actor, digest }, undos) {
    const now = mall.now()
    const ids = undos.map(({ userId }) => userId)
    await tx.run(lockMemberIds, [ids])
    const last = await lastPointEntries(tx, ids)
    const wanted = undos.filter(({ userId, ledgerId }) => (last.get(userId) ?? null) === ledgerId)
    const untouched = await tx.run(untouchedMembers, [
      JSON.stringify(wanted.map(({ userId, updated, points }) => ({ userId, updated, point: points }))),
      noPassword,
    ])
    const gone = new Set(untouched.map(({ userId }) => userId))
    const back = undos.filter(({ userId }) => gone.has(userId))
    await counterPoints(
      tx,
      back.filter(({ points }) => points > 0),
      digest,
      now,
    )
    await tx.run(removeMembers, [[...gone]])
    await recordAudits(
      tx,
      back.map(({ userId }) => ({ actor, event: 'undoImport', subject: 'member', subjectId: userId })),
      now,
    )
    return undos.map(({ userId }) => (gone.has(userId) ? null : deskMessages.laterChanged))
  },
}
