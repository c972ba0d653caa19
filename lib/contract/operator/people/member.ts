import { z } from 'zod'
import { call } from '../../call'
import { wireInt, wirePhone } from '../../fields'
import { deskExport } from '../desk/export'
import { forOperators, exportFile } from '../options'

const time = () => wireInt(0, 9_999_999_999).optional()

/** The members of the mall at the desk. */
export const operatorMemberContract = {
  /** The members as a file, the newest first. Personal data are masked without `member:export`. */
  export: call('POST', '/operator/members/export', '导出会员', forOperators('member:read'))
    .input(
      z.object({
        ...exportFile(),
        mobile: wirePhone().optional(),
        /** Ordinary grade. */
        grade_id: wireInt(1, 2_147_483_647).optional(),
        /** When they registered. */
        create_begin: time(),
        create_end: time(),
      }),
    )
    .output(deskExport),
}
