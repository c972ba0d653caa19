import 'server-only'
import type { InvoiceTitle } from '@/lib/contract/trade/invoice'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { fullTitlesText, invoiceProblem, maxInvoiceTitles } from '@/lib/domain/order/invoice'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import {
  clearDefaultTitle,
  insertTitle,
  removeTitle,
  titleOfMember,
  titlesOfMember,
  updateTitle,
} from './sql'
import { wireTitle } from './wire'

export interface TitleValues {
  type: 'individual' | 'enterprise'
  name: string
  telephone: string
  taxNumber: string
  businessAddress: string
  bank: string
  bankAccount: string
  isDefault: boolean
}

const missing = () => new MallError(orderMessages.invoiceTitleMissing)

function columnsOf(values: TitleValues) {
  const title = values.type === 'enterprise' ? 'unit' : 'individual'
  const problem = invoiceProblem({ title, content: values.name, registrationNumber: values.taxNumber })
  if (problem) throw new MallError(problem)
  const { type, name, telephone, taxNumber, businessAddress, bank, bankAccount, isDefault } = values
  const number = type === 'enterprise' ? taxNumber : ''
  return [type, name, telephone, number, businessAddress, bank, bankAccount, isDefault]
}

/** A page of the member's titles, the default one first. */
export async function listTitles(db: Queries, userId: number, page: { page: number; pageSize: number }) {
  const row = only(
    await db.run(titlesOfMember, [userId, ...limitAndOffset(page.page, page.pageSize)]),
    'the list of titles',
  )
  return { list: row.rows.map(wireTitle), total: row.total }
}

/** @throws MallError 发票抬头不存在 also for titles of other members */
export async function getTitle(db: Queries, userId: number, titleId: number): Promise<InvoiceTitle> {
  const [row] = await db.run(titleOfMember, [titleId, userId])
  if (!row) throw missing()
  return wireTitle(row)
}

/** @throws MallError 请填写发票抬头, 请填写公司名称, 请填写正确的企业税号, 最多保存50个发票抬头 */
export async function addTitle(mall: Mall, userId: number, values: TitleValues): Promise<InvoiceTitle> {
  const columns = columnsOf(values)
  const row = await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [present] = await tx.run(titlesOfMember, [userId, 1, 0])
    if ((present?.total ?? 0) >= maxInvoiceTitles) throw new MallError(fullTitlesText)
    if (values.isDefault) await tx.run(clearDefaultTitle, [userId, 0])
    return only(await tx.run(insertTitle, [userId, ...columns, mall.now()]), 'adding a title')
  })
  return wireTitle(row)
}

/** @throws MallError 发票抬头不存在, and as `addTitle` */
export async function changeTitle(
  mall: Mall,
  userId: number,
  titleId: number,
  values: TitleValues,
): Promise<InvoiceTitle> {
  const columns = columnsOf(values)
  const row = await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    if (values.isDefault) await tx.run(clearDefaultTitle, [userId, titleId])
    const [changed] = await tx.run(updateTitle, [titleId, userId, ...columns, mall.now()])
    if (!changed) throw missing()
    return changed
  })
  return wireTitle(row)
}

/** @throws MallError 发票抬头不存在 */
export async function deleteTitle({ db }: Mall, userId: number, titleId: number): Promise<void> {
  const [removed] = await db.run(removeTitle, [titleId, userId])
  if (!removed) throw missing()
}
