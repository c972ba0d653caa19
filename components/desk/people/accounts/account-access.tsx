'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAccount } from '@/lib/contract/operator/people/account'
import { dateTimeText } from '@/lib/domain/time/china'
import { AccountSecurity } from '../security/account-security'

interface AccountAccessProps {
  account: DeskAccount
  /** The account has just been added in this dialog. */
  isNew: boolean
  onRemoved: () => void
}

/** The link for the first password, and 移除. */
export function AccountAccess({ account, isNew, onRemoved }: AccountAccessProps) {
  const client = useQueryClient()
  const id = { user_id: account.user_id }
  const link = useSingleMutation({ mutationFn: () => desk.account.makeLink(id) })
  const remove = useSingleMutation({
    mutationFn: () => desk.account.remove(id),
    onSuccess: () => {
      toast.success('已移除')
      onRemoved()
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.account.key() }),
  })
  const removeAfterQuestion = async () => {
    if (await confirm({ text: '移除后对方不能再进入运营中心，会员账号保留，请确认' })) remove.mutate()
  }
  return (
    <section aria-label="登录" className={isNew ? undefined : 'border-line border-t pt-5'}>
      <p className="text-text text-sm">
        {isNew && '账号已新增。'}
        {account.waits_for_password
          ? `生成设置密码的链接，发给 ${account.mobile}，对方打开后设置密码即可登录。链接只能使用一次，30分钟内有效。`
          : '对方用自己的手机号和密码登录，忘记密码可在登录页找回。'}
      </p>
      {link.data && (
        <div className="bg-page rounded-control mt-3 p-3">
          <p className="text-ink text-sm break-all select-all">{link.data.link}</p>
          <p className="text-muted mt-2 flex flex-wrap items-center justify-between gap-2 text-xs">
            <span className="nums">{dateTimeText(link.data.expires)} 前有效</span>
            <CopyButton text={link.data.link} label="复制链接" />
          </p>
        </div>
      )}
      {!isNew && <AccountSecurity account={account} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {account.waits_for_password && (
          <Button
            variant={isNew && !link.data ? 'primary' : 'ghost'}
            loading={link.isPending}
            onClick={() => link.mutate()}
          >
            {link.data ? '重新生成' : '生成链接'}
          </Button>
        )}
        {!isNew && (
          <Button
            variant="ghost"
            className="ml-auto"
            loading={remove.isPending}
            onClick={() => void removeAfterQuestion()}
          >
            移除账号
          </Button>
        )}
      </div>
    </section>
  )
}
