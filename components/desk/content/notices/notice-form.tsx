'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { desk, deskQuery } from '@/lib/client/call/desk'
import type { DeskNotice } from '@/lib/contract/operator/content/notice'
import { noticeLimits } from '@/lib/domain/content/desk-notice'
import { sortHint } from '@/lib/domain/messages/desk'
import { noticeHref } from '@/lib/web/hrefs'
import { rulesOf } from '../../form/conflict/conflict-rules'
import { htmlShown, yesOrNo } from '../../form/conflict/shown-values'
import { DateInput } from '../../form/date-field/date-input'
import { FormBody } from '../../form/form-body'
import { FormFooter } from '../../form/form-footer'
import { FormPlace } from '../../form/form-place'
import { FormSection } from '../../form/form-section'
import { LoadedRow } from '../../form/loaded-row'
import { RichText } from '../../form/rich-text/rich-text'
import { useDeskForm } from '../../form/use-desk-form'
import { deskNoticeHref } from '../../menu/hrefs'
import { deskMenu } from '../../menu/pages'
import { WithTimeline } from '../../settings/audit/timeline'
import {
  createInput,
  draftOf,
  emptyNotice,
  problemsOf,
  updateInput,
  type NoticeDraft,
  type NoticeProblems,
} from './notice-draft'

/** How two changes of a notice are put together. */
const rules = rulesOf<NoticeDraft>({
  title: { name: '标题', shown: ({ title }) => title },
  content: { name: '内容', shown: ({ content }, other) => htmlShown(content, other.content) },
  isOn: { name: '启用', fields: ['is_on'], shown: ({ isOn }) => yesOrNo(isOn) },
  begin: { name: '开始时间', fields: ['begin_time'], shown: ({ begin }) => begin },
  end: { name: '结束时间', fields: ['end_time'], shown: ({ end }) => end },
  sort: { name: '排序', shown: ({ sort }) => sort },
})

/** 编辑公告 (contract operator §10). */
export const EditNotice = ({ noticeId }: { noticeId: number }) => (
  <LoadedRow
    listHref={deskMenu.notices.href}
    options={deskQuery.notice.info.queryOptions({ input: { notice_id: noticeId } })}
  >
    {(notice) => (
      <WithTimeline subject="notice" id={noticeId}>
        <NoticeForm stored={notice} />
      </WithTimeline>
    )}
  </LoadedRow>
)

const fieldId = (field: string) => `notice-${field}`

/** 新增公告, or the form of a stored notice. */
export function NoticeForm({ stored: given }: { stored: DeskNotice | null }) {
  const client = useQueryClient()
  const form = useDeskForm<DeskNotice, NoticeDraft>({
    stored: given,
    draftOf,
    empty: emptyNotice,
    add: (draft) => desk.notice.add(createInput(draft)),
    change: async ({ notice_id, version }, { first, draft }) => {
      const answer = await desk.notice.change({ ...updateInput(first, draft), notice_id, version })
      return { ...answer, row: answer.notice }
    },
    onRow: (notice) =>
      client.setQueryData(deskQuery.notice.info.queryKey({ input: { notice_id: notice.notice_id } }), notice),
    onAnswer: () => void client.invalidateQueries({ queryKey: deskQuery.notice.list.key() }),
    addedText: '公告已保存',
    changedText: '已保存',
    pageOf: ({ notice_id: id }) => deskNoticeHref(id),
  })
  const { stored, draft, set } = form
  const found = problemsOf(draft)
  const problems = form.isSubmitted ? found : {}
  return (
    <FormBody
      permission="content:write"
      footer={
        <FormFooter
          form={form}
          problems={problems}
          onSave={() => {
            if (form.check(found, fieldId)) form.save()
          }}
          rules={rules}
        />
      }
    >
      <FormPlace
        noun="公告"
        listHref={deskMenu.notices.href}
        title={stored ? '编辑公告' : '新增公告'}
        pageHref={stored?.state === 'shown' ? noticeHref(stored.notice_id) : undefined}
        isDeleted={Boolean(stored?.deleted)}
      />
      <FormSection id="notice-text" title="内容">
        <div className="grid max-w-220 gap-5">
          <Field id={fieldId('title')} label="标题" required error={problems.title ?? ''}>
            <Input
              {...fieldControl(fieldId('title'), problems.title)}
              autoComplete="off"
              maxLength={noticeLimits.title}
              value={draft.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          </Field>
          <div className="grid gap-1.5">
            <span className="text-text text-sm" aria-hidden>
              公告内容
            </span>
            <RichText
              key={form.round}
              id={fieldId('content')}
              label="公告内容"
              initial={draft.content}
              onChange={(content) => set({ content })}
            />
            {problems.content && (
              <p role="alert" className="text-brand text-xs">
                {problems.content}
              </p>
            )}
          </div>
        </div>
      </FormSection>
      <ShowSection draft={draft} set={set} problems={problems} />
    </FormBody>
  )
}

interface ShowSectionProps {
  draft: NoticeDraft
  set: (part: Partial<NoticeDraft>) => void
  problems: NoticeProblems
}

/** When shoppers see the notice, and where it stands among others. */
const ShowSection = ({ draft, set, problems }: ShowSectionProps) => (
  <FormSection id="notice-show" title="显示" hint="显示在首页和会员中心，顾客可以关闭">
    <div className="grid max-w-220 gap-5">
      <Checkbox checked={draft.isOn} onChange={({ target }) => set({ isOn: target.checked })}>
        启用
      </Checkbox>
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        {(['begin', 'end'] as const).map((field) => {
          const label = field === 'begin' ? '开始时间' : '结束时间'
          return (
            <Field
              key={field}
              id={fieldId(field)}
              label={label}
              error={problems[field] ?? ''}
              hint={field === 'begin' ? '北京时间，不填为立即显示' : '不填为一直显示'}
            >
              <DateInput
                {...fieldControl(fieldId(field), problems[field], 'hint')}
                label={label}
                hasTime
                value={draft[field]}
                onChange={(text) => set({ [field]: text })}
              />
            </Field>
          )
        })}
      </div>
      <Field
        id={fieldId('sort')}
        label="排序"
        error={problems.sort ?? ''}
        hint={sortHint}
        className="w-64 max-md:w-full"
      >
        <Input
          {...fieldControl(fieldId('sort'), problems.sort, 'hint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.sort}
          onChange={({ target }) => set({ sort: target.value })}
        />
      </Field>
    </div>
  </FormSection>
)
