'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAgreement } from '@/lib/contract/operator/agreement'
import { mayDo } from '@/lib/domain/desk/roles'
import { RichText } from '../rich-text/rich-text'
import { useDesk } from '../use-desk'

const options = deskQuery.agreement.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

const uses: Record<DeskAgreement['type'], string> = {
  member_register: '注册时需要同意',
  privacy: '注册和登录时可以查看',
  member_logout: '注销账号时需要同意',
  staff: '参加员工内购时需要同意',
}

/** 协议: the texts that members agree to, each with a template to begin with (contract operator §9). */
export function AgreementList() {
  const { data, isError, isFetching, refetch } = useQuery(options)
  const role = useDesk().data?.desk_role
  const mayWrite = role !== undefined && mayDo(role, 'content:write')
  const [open, setOpen] = useState<DeskAgreement | null>(null)
  const [shown, setShown] = useState(open)
  if (open !== null && open !== shown) setShown(open)
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <p className="text-muted mb-4 text-sm">模板由系统按商城信息生成，发布前请让法务核对。</p>
      <ul className="divide-line border-line divide-y border-y">
        {data.list.map((agreement) => (
          <li key={agreement.type} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
            <div className="min-w-0 flex-1 max-md:basis-full">
              <p className="text-ink font-semibold">{agreement.title}</p>
              <p className="text-muted nums mt-1 text-sm">
                {uses[agreement.type]} ·{' '}
                {agreement.content ? (
                  `${agreement.update_date} 更新，${agreement.take_effect_date} 生效`
                ) : (
                  <span className="text-brand">尚未发布</span>
                )}
              </p>
            </div>
            {mayWrite && (
              <Button
                variant="ghost"
                aria-haspopup="dialog"
                aria-label={`${agreement.content ? '编辑' : '填写'}${agreement.title}`}
                onClick={() => setOpen(agreement)}
              >
                {agreement.content ? '编辑' : '填写'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        dismissable={false}
        title={shown?.title ?? ''}
        width={860}
      >
        {shown && <AgreementForm key={shown.type} agreement={shown} onSaved={() => setOpen(null)} />}
      </Dialog>
    </>
  )
}

function AgreementForm({ agreement, onSaved }: { agreement: DeskAgreement; onSaved: () => void }) {
  const client = useQueryClient()
  const [title, setTitle] = useState(agreement.title)
  const [content, setContent] = useState(agreement.content || agreement.template)
  const [round, setRound] = useState(0)
  const save = useSingleMutation({
    mutationFn: () => desk.agreement.set({ type: agreement.type, title: title.trim(), content }),
    onSuccess: () => {
      toast.success('已发布')
      onSaved()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskQuery.agreement.key() }),
        client.invalidateQueries({ queryKey: deskQuery.opening.key() }),
      ]),
  })
  return (
    <div className="grid gap-4">
      <Field id="agreement-title" label="名称" required>
        <Input
          {...fieldControl('agreement-title')}
          autoComplete="off"
          maxLength={30}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <RichText key={round} id="agreement-content" label="协议内容" initial={content} onChange={setContent} />
      <div className="bg-card sticky bottom-0 flex flex-wrap justify-end gap-3 py-3">
        <Button
          variant="ghost"
          onClick={() => {
            setContent(agreement.template)
            setRound(round + 1)
          }}
        >
          使用模板
        </Button>
        <Button loading={save.isPending} disabled={title.trim() === ''} onClick={() => save.mutate()}>
          发布
        </Button>
      </div>
    </div>
  )
}
