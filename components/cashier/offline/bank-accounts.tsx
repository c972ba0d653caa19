'use client'
import { Landmark } from 'lucide-react'
import { ChoiceCard } from '@/components/ui/choice-card'
import { CopyButton } from '@/components/ui/copy-button'
import { isFigure } from '@/components/ui/figures'
import { Picture } from '@/components/ui/picture'
import type { BankAccount } from '@/lib/contract/trade/offline-payment'

interface BankAccountsProps {
  accounts: readonly BankAccount[]
  value: number
  onChange: (id: number) => void
  disabled: boolean
}

/** 请选择转入银行: a card for each account of the mall. */
export function BankAccounts({ accounts, value, onChange, disabled }: BankAccountsProps) {
  return (
    <div role="radiogroup" aria-label="转入银行" className="grid gap-3">
      {accounts.map((account) => (
        <div key={account.id} className="relative">
          <ChoiceCard
            name="bank-account"
            checked={account.id === value}
            disabled={disabled}
            onChoose={() => onChange(account.id)}
          >
            <span className="flex gap-3 p-4 max-lg:pb-11 lg:pr-20">
              {account.pic ? (
                <Picture src={account.pic} alt="" width={240} className="size-10 shrink-0" />
              ) : (
                <span className="bg-page text-muted flex size-10 shrink-0 items-center justify-center rounded-full">
                  <Landmark className="size-5" strokeWidth={1.5} aria-hidden />
                </span>
              )}
              <span className="nums grid min-w-0 gap-1 text-sm">
                <Fact name="收款人户名:" value={account.bank_account_name} />
                <Fact name="开户行:" value={account.bank_name} />
                <Fact name="账户:" value={account.bank_account_no} />
              </span>
            </span>
          </ChoiceCard>
          {/* Beside the label, not in it: copying selects no account. The card leaves room for it. */}
          <span className="absolute right-3 bottom-2 max-md:bottom-0 lg:top-2 lg:bottom-auto">
            <CopyButton text={account.bank_account_no} label={`复制账户 ${account.bank_account_no}`} />
          </span>
        </div>
      ))}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <span className="block break-all">
      <span className="text-muted">{name}</span>{' '}
      <span translate={isFigure(value) ? 'no' : undefined} className="text-ink">
        {value}
      </span>
    </span>
  )
}
