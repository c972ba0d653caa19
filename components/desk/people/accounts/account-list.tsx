'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskQuery } from '@/lib/client/call/desk'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import { roleName } from '@/lib/domain/desk/roles'
import { minuteText } from '@/lib/domain/time/china'
import { useMay } from '../../frame/use-desk'
import type { IndexColumn } from '../../index-page/index-table'
import { NumberedIndex } from '../../index-page/numbered-index'
import { deskMenu } from '../../menu/pages'
import { AccountDialog } from './account-dialog'

const kinds = [
  { value: 'mall', label: '商城' },
  { value: 'shop', label: '店铺' },
] as const

/** 账号: the people at the desk, of the mall and of shops; each opens with role and link (contract operator). */
export function AccountList() {
  const [open, setOpen] = useState<DeskAccount | 'new' | null>(null)
  const mayChange = useMay('account:write')
  const onOpen = mayChange ? setOpen : undefined
  return (
    <>
      <NumberedIndex
        page="accounts"
        path={deskMenu.accounts.href}
        label="账号类型"
        tabs={kinds}
        searchLabel="姓名或手机号"
        optionsOf={(kind, page, keyword) =>
          deskQuery.account.list.queryOptions({
            input: { ...page, kind, ...(keyword && { keyword }) },
            meta: { silent: true },
          })
        }
        emptyText="暂无账号"
        actions={() =>
          mayChange && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
              新增账号
            </Button>
          )
        }
        tableLabel="账号"
        columns={columnsOf(onOpen)}
        idOf={({ user_id: id }) => id}
        nameOf={({ username }) => username}
        card={(row) => <AccountCard account={row} onOpen={onOpen} />}
      />
      {mayChange && <AccountDialog account={open} onClose={() => setOpen(null)} />}
    </>
  )
}

type OpenAccount = ((account: DeskAccount) => void) | undefined

const notesOf = ({ shop, disabled, waits_for_password: waits }: DeskAccount) =>
  [shop?.name, disabled && '会员账号已停用', waits && '尚未设置密码'].filter(Boolean).join(' · ')

const ManageButton = ({ account, onOpen }: { account: DeskAccount; onOpen: (one: DeskAccount) => void }) => (
  <Button
    variant="text"
    aria-haspopup="dialog"
    aria-label={`管理${account.username}`}
    onClick={() => onOpen(account)}
  >
    管理
  </Button>
)

/** @param onOpen absent for people who may only see */
const columnsOf = (onOpen: OpenAccount): IndexColumn<DeskAccount>[] => [
  {
    name: 'name',
    header: '姓名',
    cell: ({ username }) => <span className="text-ink break-words">{username}</span>,
  },
  {
    name: 'mobile',
    header: '手机号',
    cell: ({ mobile }) => <span className="nums">{mobile}</span>,
    className: 'w-36',
  },
  { name: 'role', header: '角色', cell: (row) => roleName(row.desk_role), className: 'w-32' },
  { name: 'notes', header: '说明', cell: (row) => notesOf(row) || '-', className: 'w-56' },
  {
    name: 'factor',
    header: '二次验证',
    cell: ({ has_factor: has }) => (has ? '已开启' : '未开启'),
    className: 'w-24',
    isOptional: true,
  },
  {
    name: 'created',
    header: '创建时间',
    isFigure: true,
    cell: ({ created }) => minuteText(created),
    className: 'w-40',
    isOptional: true,
  },
  ...(onOpen
    ? [
        {
          name: 'page',
          header: '操作',
          cell: (row: DeskAccount) => <ManageButton account={row} onOpen={onOpen} />,
          className: 'w-20',
        },
      ]
    : []),
]

/** A person on phones. */
function AccountCard({ account, onOpen }: { account: DeskAccount; onOpen: OpenAccount }) {
  const { mobile, username } = account
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-ink font-semibold break-words">{username}</p>
        <p className="text-muted nums mt-1 text-sm break-words">
          {[mobile, notesOf(account)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <span className="text-text text-sm">{roleName(account.desk_role)}</span>
      {onOpen && (
        <span className="ml-auto">
          <ManageButton account={account} onOpen={onOpen} />
        </span>
      )}
    </div>
  )
}
