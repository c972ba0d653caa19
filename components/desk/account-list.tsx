'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskAccount } from '@/lib/contract/operator/account'
import { mayDo, roleName } from '@/lib/domain/desk/roles'
import { AccountDialog } from './account-dialog'
import { DeskList } from './desk-list'
import { deskMenu } from './menu'
import { useDesk } from './use-desk'

const kinds = [
  { value: 'mall', label: '商城' },
  { value: 'shop', label: '店铺' },
] as const

/** 账号: the people at the desk, of the mall and of shops; each opens with role and link (contract operator). */
export function AccountList() {
  const [open, setOpen] = useState<DeskAccount | 'new' | null>(null)
  const role = useDesk().data?.desk_role
  const mayChange = role !== undefined && mayDo(role, 'account:write')
  return (
    <>
      {mayChange && (
        <Button className="mb-4" aria-haspopup="dialog" onClick={() => setOpen('new')}>
          新增账号
        </Button>
      )}
      <DeskList
        path={deskMenu.accounts.href}
        label="账号类型"
        tabs={kinds}
        optionsOf={(kind, page) =>
          deskQuery.account.list.queryOptions({ input: { ...page, kind }, meta: { silent: true } })
        }
        emptyText="暂无账号"
      >
        {(row) => (
          <AccountItem key={row.user_id} account={row} {...(mayChange && { onOpen: () => setOpen(row) })} />
        )}
      </DeskList>
      {mayChange && <AccountDialog account={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** @param onOpen absent for people who may only see */
function AccountItem({ account, onOpen }: { account: DeskAccount; onOpen?: () => void }) {
  const { mobile, username, shop, disabled, waits_for_password: waits } = account
  const role = roleName(account.desk_role)
  const notes = [shop?.name, disabled && '会员账号已停用', waits && '尚未设置密码']
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-6 gap-y-2 border p-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-ink font-semibold break-words">{username}</p>
        <p className="text-muted nums mt-1 text-sm break-words">
          {[mobile, ...notes].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="text-text text-sm">{role}</span>
      {onOpen && (
        <Button
          variant="ghost"
          className="max-md:ml-auto"
          aria-haspopup="dialog"
          aria-label={`管理${username}`}
          onClick={onOpen}
        >
          管理
        </Button>
      )}
    </li>
  )
}
