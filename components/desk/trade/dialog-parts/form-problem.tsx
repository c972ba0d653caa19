/** Why a call was refused, at the end of the form of a dialog. */
export const FormProblem = ({ text }: { text: string }) =>
  text && (
    <p role="alert" className="text-brand text-sm">
      {text}
    </p>
  )
