import 'server-only'
import { bankAccounts } from '@/lib/server/ground/db/schema'
import { batch, type Batch } from './batch'

/** Accounts to which buyers of the demo mall transfer; the numbers are invented. */
export const bankAccountBatches = (): Batch[] => [
  batch(bankAccounts, [
    {
      accountId: 1,
      accountName: '焕新商城（演示）有限公司',
      bankName: '招商银行杭州城东支行',
      accountNo: '571900000000001',
      isDefault: true,
    },
    {
      accountId: 2,
      accountName: '焕新商城（演示）有限公司',
      bankName: '中国工商银行杭州西湖支行',
      accountNo: '1202020000000000002',
      sort: 1,
    },
  ]),
]
