import 'server-only'
import { dayText } from '@/lib/domain/time/china'
import type { PackageCard, UnseenGrantRow } from './sql'

/** The time in which a coupon is valid, as a sentence. */
const lifeText = (card: PackageCard) =>
  card.date_type === 'DATE_TYPE_FIX_TERM'
    ? `领取后${card.begin_date === 0 ? '当天' : `${card.begin_date}天`}生效，有效期${card.fixed_term}天`
    : `${dayText(card.begin_date)}至${dayText(card.end_date)}有效`

/** A coupon of a package, with the time in which it is valid as a sentence. */
export const wireCard = (card: PackageCard) => ({ ...card, takeEffect: lifeText(card) })

/** A package that a member got. */
export const wireGrant = (row: UnseenGrantRow) => ({
  receive_id: row.grantId,
  package_id: row.packageId,
  receive_type: row.receiveType,
  grade_id: row.gradeId,
  title: row.title,
  package_describe: row.describe,
  created: row.created,
})
