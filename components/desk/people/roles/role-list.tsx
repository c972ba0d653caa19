'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskOwnRole } from '@/lib/contract/operator/people/role'
import { permissionName, type Permission } from '@/lib/domain/desk/permissions'
import { deskRoles } from '@/lib/domain/desk/roles'
import { useMay } from '../../frame/use-desk'
import { RoleDialog } from './role-dialog'

/** 角色: those that every mall has, and those that owners make from permissions (contract operator §8). */
export function RoleList() {
  const [open, setOpen] = useState<DeskOwnRole | 'new' | null>(null)
  const mayWrite = useMay('account:write')
  const { data, isError, isRefetching, refetch } = useQuery(
    deskQuery.role.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  return (
    <div className="grid gap-8">
      <section aria-labelledby="own-roles">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="own-roles" className="text-ink font-semibold">
            自定义角色
          </h2>
          {mayWrite && (
            <Button aria-haspopup="dialog" onClick={() => setOpen('new')}>
              新增角色
            </Button>
          )}
        </div>
        {!data && !isError && <ListSkeleton />}
        {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
        {data && data.list.length === 0 && (
          <p className="text-muted text-sm">还没有自定义角色，下面的角色可以直接使用</p>
        )}
        {data && data.list.length > 0 && (
          <ul className="grid gap-3">
            {data.list.map((row) => (
              <OwnRoleLine key={row.role_id} role={row} {...(mayWrite && { onOpen: () => setOpen(row) })} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="built-in-roles">
        <h2 id="built-in-roles" className="text-ink mb-3 font-semibold">
          内置角色
        </h2>
        <ul className="grid gap-3">
          {Object.entries(deskRoles).map(([key, { name, use, permissions }]) => (
            <li key={key} className="rounded-card border-line border p-4">
              <p className="text-ink font-semibold">{name}</p>
              <p className="text-muted mt-1 text-sm">{use}</p>
              <Permissions of={name} permissions={permissions} />
            </li>
          ))}
        </ul>
      </section>
      {mayWrite && <RoleDialog open={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Permissions({ of, permissions }: { of: string; permissions: readonly Permission[] }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="text-link cursor-pointer max-md:py-2">
        {of}的权限（{permissions.length}）
      </summary>
      <p className="text-muted mt-2">{permissions.map(permissionName).join('、')}</p>
    </details>
  )
}

/** @param onOpen absent for people who may only see */
function OwnRoleLine({ role, onOpen }: { role: DeskOwnRole; onOpen?: () => void }) {
  const client = useQueryClient()
  const { name, account_num: accounts } = role
  const remove = useSingleMutation({
    mutationFn: () => desk.role.remove({ role_id: role.role_id }),
    onSuccess: () => toast.success('已删除'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.role.key() }),
  })
  return (
    <li className="rounded-card border-line flex flex-wrap items-start gap-x-4 gap-y-2 border p-4">
      <div className="min-w-0 flex-1 max-md:basis-40">
        <p className="text-ink font-semibold break-words">{name}</p>
        <p className="text-muted nums mt-1 text-sm">{accounts}个账号</p>
        <Permissions of={name} permissions={role.permissions} />
      </div>
      {onOpen && (
        <span className="flex gap-3 max-md:ml-auto">
          <Button variant="ghost" aria-haspopup="dialog" aria-label={`编辑${name}`} onClick={onOpen}>
            编辑
          </Button>
          <Button
            variant="ghost"
            aria-label={`删除${name}`}
            loading={remove.isPending}
            onClick={async () => {
              if (await confirm({ text: `确定删除角色“${name}”？`, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </span>
      )}
    </li>
  )
}
