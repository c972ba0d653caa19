import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import { maxCellLength, maxColumns, maxRows } from './limits'

/** Sentences for files that cannot be read, where several readers refuse them. */

/** A part is missing: the upload or the download ended early. */
export const incompleteFile = () => new MallError(deskMessages.fileIncomplete)

export const damagedFile = () => new MallError('文件已损坏，请重新保存或压缩后再上传')

export const lockedZip = () => new MallError('压缩包有密码，请去掉密码后再上传')

/** Encrypted workbooks, and those in the format before 2007. */
export const otherWorkbook = () => new MallError('请另存为 .xlsx 或 CSV 后再导入')

export const inflatesTooFar = () => new MallError('文件解压后过大，无法读取')

export const fileTooLarge = (maxBytes: number) =>
  new MallError(`文件不能超过 ${maxBytes / 1024 / 1024} MB，请拆成几个文件`)

export const tooManyRows = () => new MallError(`表格不能超过 ${maxRows} 行，请拆成几个文件`)

export const tooManyColumns = (line: number) => new MallError(`第 ${line} 行超过 ${maxColumns} 列`)

export const cellTooLong = (line: number) => new MallError(`第 ${line} 行有单元格超过 ${maxCellLength} 个字`)
