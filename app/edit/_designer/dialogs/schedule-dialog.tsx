'use client'
import { useState } from 'react'
import { DateInput } from '@/components/desk/form/date-field/date-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useServerTimeOfOpening } from '@/components/ui/use-server-time'
import { serverNow } from '@/lib/client/page/server-clock'
import { releaseTimeMissing } from '@/lib/domain/messages/date'
import { minuteText } from '@/lib/domain/time/china'
import { fieldSeconds } from '@/lib/domain/time/field'
import type { Publication } from '../entry/use-publication'
import { timeText } from './time-text'

const noteHint = '写给同事看，不超过200个字'

interface Props {
  publication: Pick<Publication, 'scheduled' | 'schedule' | 'cancel'>
  onClose: () => void
}

/** 定时发布: plans the publication of the saved draft, or cancels it. Later changes are not in it. */
export function ScheduleDialog({ publication: { scheduled, schedule, cancel }, onClose }: Props) {
  const now = useServerTimeOfOpening()
  const [typed, setTyped] = useState(scheduled ? minuteText(scheduled.publish_at) : null)
  const value = typed ?? (now === 0 ? '' : minuteText(now + 3600))
  const [note, setNote] = useState(scheduled?.note ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'plan' | 'cancel' | null>(null)

  const run = async (what: 'plan' | 'cancel', work: () => Promise<boolean>) => {
    setBusy(what)
    if (await work()) onClose()
    else setBusy(null)
  }
  const plan = () => {
    const at = fieldSeconds(value)
    if (at === undefined) setError(releaseTimeMissing)
    else if (at <= serverNow()) setError('发布时间必须晚于现在')
    else void run('plan', () => schedule(at, note.trim()))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="定时发布"
      width={440}
      footer={
        <>
          {scheduled && (
            <Button
              variant="ghost"
              loading={busy === 'cancel'}
              disabled={busy !== null}
              onClick={() => void run('cancel', cancel)}
            >
              取消定时发布
            </Button>
          )}
          <Button loading={busy === 'plan'} disabled={busy !== null} onClick={plan}>
            {scheduled ? '改为这个时间' : '定时发布'}
          </Button>
        </>
      }
    >
      <p className="text-text mb-4">
        {scheduled
          ? `版本${scheduled.number}将在 ${timeText(scheduled.publish_at)} 发布。改时间会换成现在的草稿。`
          : '现在的草稿会存为一个版本，到时间自动发布。'}
        之后的修改不在其中。
      </p>
      <div className="grid gap-4">
        <Field id="schedule-at" label="发布时间" required error={error}>
          <DateInput
            {...fieldControl('schedule-at', error)}
            label="发布时间"
            hasTime
            data-autofocus
            value={value}
            onChange={(text) => {
              setTyped(text)
              setError(undefined)
            }}
          />
        </Field>
        <Field id="schedule-note" label="说明" hint={noteHint}>
          <Input
            {...fieldControl('schedule-note', undefined, noteHint)}
            maxLength={200}
            value={note}
            onChange={({ target }) => {
              setNote(target.value)
            }}
          />
        </Field>
      </div>
    </Dialog>
  )
}
