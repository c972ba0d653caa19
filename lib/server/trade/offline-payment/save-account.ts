import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { storedPicture } from '@/lib/server/ground/stored-urls'
import { writeAccount, type AccountRow } from './sql'

/** The fields of an account that operators set; `accountId` is absent for a new account. */
type AccountInput = Omit<AccountRow, 'accountId'> & { accountId: number | undefined }

/**
 * Adds an account for transfers, or changes one, with an audit row (contract operator). A new default account replaces
 * the former one.
 * @throws MallError 账户不存在, 图片地址不正确
 */
export async function saveAccount(mall: Mall, actor: Actor, input: AccountInput): Promise<AccountRow> {
  const pic = storedPicture(mall, input.pic)
  return mall.db.transaction(async (tx) => {
    const [account] = await tx.run(writeAccount, [
      input.accountId ?? null,
      input.accountName,
      input.bankName,
      input.accountNo,
      input.chinaUmsNo,
      pic,
      input.isDefault,
      input.isOpen,
      input.sort,
    ])
    if (!account) throw new MallError(orderMessages.accountRowMissing)
    const after = { accountNo: account.accountNo, isOpen: account.isOpen }
    await recordAudit(
      tx,
      { actor, event: 'saveBankAccount', subject: 'bank_account', subjectId: account.accountId, after },
      mall.now(),
    )
    return account
  })
}
