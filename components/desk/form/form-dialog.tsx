'use client'
import { Fragment, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useDialogRow } from './use-dialog-row'

interface FormDialogProps<Row> {
  /** The row that the form edits; null while the dialog is closed. */
  open: Row | null
  onClose: () => void
  title: (row: Row) => string
  /** Id of the form, which the button of the dialog submits. */
  formId: string
  saveText?: (row: Row) => string
  width?: number
  /** The form, which begins anew each time the dialog opens. */
  children: (row: Row) => ReactNode
}

/** A dialog around one short form, with 取消 and 保存. */
export function FormDialog<Row>({
  open,
  onClose,
  title,
  formId,
  saveText,
  width,
  children,
}: FormDialogProps<Row>) {
  const { shown, round } = useDialogRow(open)
  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      dismissable={false}
      title={shown === null ? '' : title(shown)}
      {...(width !== undefined && { width })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId}>
            {shown !== null && saveText ? saveText(shown) : '保存'}
          </Button>
        </>
      }
    >
      {shown !== null && <Fragment key={round}>{children(shown)}</Fragment>}
    </Dialog>
  )
}
