import { MEMBER_ICONS, type MemberIcon } from '@portico/contract/member/shapes'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { iconChosen, selectMember } from '../../session/index.ts'
import { useChooseIconMutation } from '../api.ts'
import styles from './icon-choice.module.css'

const CHOICES: readonly (MemberIcon | null)[] = [null, ...MEMBER_ICONS]

/** The member's picture, chosen among drawn ones or taken back; it is theirs at once [CALL-06]. */
export const IconChoice = () => {
  const { t } = useTranslation(['center', 'errors'])
  const dispatch = useAppDispatch()
  const toasts = useToasts()
  const member = useSelector(selectMember)
  const [choose, { isLoading }] = useChooseIconMutation()
  if (!member) return null
  const take = async (icon: MemberIcon | null) => {
    const { icon: before } = member
    dispatch(iconChosen(icon))
    const { error } = await choose({ icon })
    if (!error) return
    dispatch(iconChosen(before))
    toasts.show(t(`errors:${failureKey(error)}`), 'negative')
  }
  return (
    <Card>
      <fieldset className={styles.choice} aria-busy={isLoading}>
        <legend>{t('profile.icon.title')}</legend>
        {CHOICES.map((icon) => (
          <label key={icon ?? 'NONE'} className={styles.option}>
            <input type="radio" name="icon" className="visually-hidden" checked={member.icon === icon} onChange={() => void take(icon)} />
            <Avatar name={member.nickname} icon={icon} />
            <span className="visually-hidden">{t(`profile.icon.${icon ?? 'NONE'}`)}</span>
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
