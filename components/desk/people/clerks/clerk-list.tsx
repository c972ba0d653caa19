'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import { roleName } from '@/lib/domain/desk/roles'
import { useMay } from '../../frame/use-desk'
import { LoadedList } from '../../list/loaded-list'
import { ClerkDialog, type OpenClerk } from './clerk-dialog'

/** 店员: the people of the own shop (contract operator §8). */
export function ClerkList() {
  const [open, setOpen] = useState<OpenClerk | null>(null)
  const query = useQuery(
    deskQuery.clerk.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  const mayWrite = useMay('clerk:write')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">店员可以处理本店的发货、自提和退货</p>
        {mayWrite && (
          <Button aria-haspopup="dialog" onClick={() => setOpen({ clerk: null })}>
            新增店员
          </Button>
        )}
      </div>
      <LoadedList query={query} empty={<Empty occasion="order" text="还没有店员" />}>
        {(clerks) => (
          <ul className="grid gap-3">
            {clerks.map((one) => (
              <ClerkLine
                key={one.user_id}
                clerk={one}
                {...(mayWrite && one.desk_role === 'clerk' && { onLink: () => setOpen({ clerk: one }) })}
              />
            ))}
          </ul>
        )}
      </LoadedList>
      {mayWrite && <ClerkDialog open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** @param onLink absent for managers, whom only the mall changes */
function ClerkLine({ clerk, onLink }: { clerk: DeskAccount; onLink?: () => void }) {
  const { mobile, username, disabled, waits_for_password: waits } = clerk
  const client = useQueryClient()
  const remove = useSingleMutation({
    mutationFn: () => desk.clerk.remove({ user_id: clerk.user_id }),
    onSuccess: () => toast.success('已移除'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.clerk.key() }),
  })
  const notes = [mobile, disabled && '会员账号已停用', waits && '尚未设置密码']
  return (
    <li className="rounded-card border-line flex flex-wrap items-center gap-x-6 gap-y-2 border p-4">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="text-ink font-semibold break-words">{username}</p>
        <p className="text-muted nums mt-1 text-sm break-words">{notes.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="text-text text-sm">{roleName(clerk.desk_role)}</span>
      {onLink && (
        <span className="flex gap-3 max-md:ml-auto">
          {waits && (
            <Button
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={`密码链接，${username}`}
              onClick={onLink}
            >
              密码链接
            </Button>
          )}
          <Button
            variant="ghost"
            aria-label={`移除${username}`}
            loading={remove.isPending}
            onClick={async () => {
              const text = `移除后“${username}”不能再处理本店的订单，会员账号保留，请确认`
              if (await confirm({ text, danger: true })) remove.mutate()
            }}
          >
            移除
          </Button>
        </span>
      )}
    </li>
  )
}
