'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAgreement } from '@/lib/contract/operator/content/agreement'
import { agreementGaps, gapsProblem } from '@/lib/domain/content/agreement-gaps'
import { mayDo } from '@/lib/domain/desk/roles'
import { dateInvalid } from '@/lib/domain/messages/date'
import { agreementTitleMissing } from '@/lib/domain/messages/desk'
import { minuteText } from '@/lib/domain/time/china'
import { fieldDay } from '@/lib/domain/time/field'
import { DateInput } from '../../form/date-field/date-input'
import { FormSection } from '../../form/form-section'
import { RichText } from '../../form/rich-text/rich-text'
import { useLeaveQuestion } from '../../form/use-leave-question'
import { useDesk, useMay } from '../../frame/use-desk'
import { deskMenu } from '../../menu/pages'
import { agreementUses, type AgreementType } from './agreement-types'
import { VersionList } from './version-list'

const options = deskQuery.agreement.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

/** An agreement: what is published, its draft and its versions (contract operator §9). */
export function EditAgreement({ type }: { type: AgreementType }) {
  const { data, isError, isFetching, refetch } = useQuery({ ...options, refetchOnWindowFocus: false })
  const role = useDesk().data?.desk_role
  const agreement = data?.list.find((one) => one.type === type)
  if (!agreement || !role)
    return (
      <div className="rounded-panel bg-card p-6 max-md:rounded-none max-md:p-4">
        {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <ListSkeleton />}
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3">
      <nav aria-label="位置" className="text-muted flex items-center gap-2 text-sm max-md:px-4">
        <Link href={deskMenu.agreements.href} className="hover:text-brand">
          协议
        </Link>
        <span aria-hidden>/</span>
        <span className="text-ink">{agreement.title}</span>
      </nav>
      {mayDo(role, 'content:write') && (
        <AgreementForm
          key={`${agreement.number}-${agreement.draft?.updated ?? 0}`}
          agreement={agreement}
          mayPublish={mayDo(role, 'content:approve')}
        />
      )}
      <VersionList type={type} number={agreement.number} />
    </div>
  )
}

function AgreementForm({ agreement, mayPublish }: { agreement: DeskAgreement; mayPublish: boolean }) {
  const client = useQueryClient()
  const { type, draft, number } = agreement
  const first = {
    title: draft?.title ?? agreement.title,
    content: draft?.content ?? (agreement.content || agreement.template),
    day: draft?.take_effect_date ?? '',
  }
  const [title, setTitle] = useState(first.title)
  const [content, setContent] = useState(first.content)
  const [day, setDay] = useState(first.day)
  const [round, setRound] = useState(0)
  const isChanged = title !== first.title || content !== first.content || day !== first.day
  useLeaveQuestion(isChanged)
  const fields = { type, title: title.trim(), content, ...(day && { take_effect_date: fieldDay(day) }) }
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: deskQuery.agreement.key() }),
      client.invalidateQueries({ queryKey: deskQuery.opening.key() }),
    ])
  const publish = useSingleMutation({
    mutationFn: () => desk.agreement.set({ ...fields, number }),
    onSuccess: () => toast.success('已发布'),
    onSettled,
  })
  const keep = useSingleMutation({
    mutationFn: () => desk.agreement.saveDraft(fields),
    onSuccess: () => toast.success('草稿已保存'),
    onSettled,
  })
  const drop = useSingleMutation({
    mutationFn: () => desk.agreement.dropDraft({ type }),
    onSuccess: () => toast.success('草稿已放弃'),
    onSettled,
  })
  const maySet = useMay('setting:write')
  const isBusy = publish.isPending || keep.isPending || drop.isPending
  const isNamed = title.trim() !== ''
  const problem = isNamed ? '' : agreementTitleMissing
  const dayProblem = day === '' || fieldDay(day) !== '' ? '' : dateInvalid
  const isComplete = isNamed && dayProblem === ''
  const gaps = agreementGaps(title + content)
  return (
    <FormSection
      id="agreement-text"
      title={draft ? '草稿' : number > 0 ? `修改第${number}版` : '内容'}
      hint={draft ? `${draft.by} ${minuteText(draft.updated)} 保存，尚未发布` : agreementUses[type]}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
          <Field id="agreement-title" label="名称" required error={problem}>
            <Input
              {...fieldControl('agreement-title', problem)}
              autoComplete="off"
              maxLength={30}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field id="agreement-day" label="生效日期" error={dayProblem} hint="不填为发布当天">
            <DateInput
              {...fieldControl('agreement-day', dayProblem, 'hint')}
              label="生效日期"
              value={day}
              onChange={setDay}
            />
          </Field>
        </div>
        <RichText
          key={round}
          id="agreement-content"
          label="协议内容"
          initial={content}
          onChange={setContent}
        />
        {gaps.length > 0 && (
          <p id="agreement-gaps" role="status" className="text-brand text-sm">
            {gapsProblem(gaps)}，填写后才能发布。
            {maySet && (
              <>
                也可以在
                <Link
                  href={deskMenu.site.href}
                  className="text-link hover:text-brand inline-flex min-h-6 items-center"
                >
                  商城信息
                </Link>
                填写后再使用模板。
              </>
            )}
          </p>
        )}
        {/* Sticky on wide windows only: on a phone the buttons would cover the text. */}
        <div className="bg-card flex flex-wrap justify-end gap-3 py-3 md:sticky md:bottom-0 md:z-10">
          <Button
            variant="text"
            className="mr-auto"
            disabled={isBusy}
            onClick={() => {
              setContent(agreement.template)
              setRound(round + 1)
            }}
          >
            使用模板
          </Button>
          {draft && (
            <Button
              variant="ghost"
              loading={drop.isPending}
              onClick={async () => {
                if (await confirm({ text: '确定放弃草稿？已发布的版本不受影响。', danger: true }))
                  drop.mutate()
              }}
            >
              放弃草稿
            </Button>
          )}
          <Button
            variant="ghost"
            loading={keep.isPending}
            disabled={!isComplete || publish.isPending || drop.isPending}
            onClick={() => keep.mutate()}
          >
            存为草稿
          </Button>
          {mayPublish && (
            <Button
              loading={publish.isPending}
              disabled={!isComplete || gaps.length > 0 || keep.isPending || drop.isPending}
              aria-describedby={gaps.length > 0 ? 'agreement-gaps' : undefined}
              onClick={async () => {
                const text = `发布为第${number + 1}版？发布后顾客马上看到新的内容和生效日期。`
                if (await confirm({ text, okText: '发布' })) publish.mutate()
              }}
            >
              发布
            </Button>
          )}
        </div>
      </div>
    </FormSection>
  )
}
