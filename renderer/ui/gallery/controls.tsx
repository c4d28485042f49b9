import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import Plus from 'lucide-react/icons/plus'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Chip, ChipRow } from '../chip/chip.tsx'
import { Dialog, DialogActions } from '../dialog/dialog.tsx'
import { CountedText } from '../counted-text/counted-text.tsx'
import { Field } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { menuRow, Popover } from '../menu/menu.tsx'
import { Segmented } from '../segmented/segmented.tsx'
import { Select } from '../select/select.tsx'
import { Slider } from '../slider/slider.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { CountBadge, Tag } from '../tag/tag.tsx'
import { PasswordInput, TextInput } from '../text-input/text-input.tsx'
import { useToasts } from '../toast/toasts.ts'
import { Block, Columns, Line } from './block.tsx'

const LOOKS = ['primary', 'quiet', 'ghost', 'text'] as const
const SIZES = ['large', 'medium', 'small'] as const
const TONES = ['neutral', 'positive', 'negative', 'warning', 'accent'] as const
const PLAYS = ['LIVE', 'FISH', 'RNG', 'SPORTS'] as const

/** Buttons, choices and fields. */
export const Controls = () => {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [open, setOpen] = useState(false)
  const [play, setPlay] = useState<(typeof PLAYS)[number]>('LIVE')
  const [times, setTimes] = useState(1)
  const [group, setGroup] = useState(1900)
  const [text, setText] = useState('')
  const plays = PLAYS.map((value) => ({ value, label: t(`gameType.${value}`) }))
  return (
    <>
      <Block name="Buttons">
        {SIZES.map((size) => (
          <Line key={size}>
            {LOOKS.map((look) => (
              <Button key={look} look={look} size={size} icon={look === 'quiet' ? <Plus aria-hidden="true" /> : undefined}>
                {t('action.deposit')}
              </Button>
            ))}
            <Button size={size} disabled>
              {t('action.save')}
            </Button>
            <Button size={size} look="primary" busy>
              {t('action.confirm')}
            </Button>
          </Line>
        ))}
        <Line>
          <IconButton label={t('header.notices')} icon={<Bell />} dot />
          <IconButton label={t('header.notices')} icon={<Bell />} small />
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone} icon={tone === 'positive' ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}>
              {t('game.hot')}
            </Tag>
          ))}
          <CountBadge count={3} label={t('account.messages')} />
          <Popover label={t('account.menu')} trigger={<span>{t('account.menu')}</span>} align="start">
            <button type="button" className={menuRow}>
              {t('account.member')}
            </button>
            <button type="button" className={menuRow}>
              {t('account.bets')}
            </button>
          </Popover>
          <Button onClick={() => toasts.show(t('copy_success'), 'positive')}>{t('action.copy')}</Button>
          <Button onClick={() => setOpen(true)}>{t('action.signOut')}</Button>
        </Line>
      </Block>
      <Block name="Choices">
        <ChipRow label={t('menu.games')}>
          {plays.map(({ value, label }) => (
            <Chip key={value} large on={value === play} onClick={() => setPlay(value)}>
              {label}
            </Chip>
          ))}
        </ChipRow>
        <Tabs label={t('menu.games')} tabs={plays} value={play} onChange={setPlay} />
        <Columns>
          <Segmented label={t('menu.games')} options={plays.slice(0, 3)} value={play} onChange={setPlay} />
          <Slider aria-label={t('menu.games')} min={1800} max={1950} value={group} onValue={setGroup} />
          <Stepper label={t('menu.games')} value={times} min={1} max={99} onChange={setTimes} unit="×" />
        </Columns>
      </Block>
      <Block name="Fields">
        <Columns>
          <Field label={t('account.member')} hint={t('building.lead')}>
            {(control) => <TextInput {...control} icon={<User aria-hidden="true" />} defaultValue="minhlinh_88" />}
          </Field>
          <Field label={t('password.show')} error={t('fault.title')}>
            {(control) => <PasswordInput {...control} icon={<Lock aria-hidden="true" />} defaultValue="12345678" />}
          </Field>
          <CountedText
            label={t('account.messages')}
            text={text}
            bounds={{ min: 10, max: 40 }}
            rows={3}
            tried={text !== ''}
            say={(what, { count, max }) => (what === 'count' ? `${count} / ${max}` : t('building.lead'))}
            onText={setText}
          />
          <Field label={t('menu.games')}>{(control) => <Select {...control} options={plays} />}</Field>
        </Columns>
        <Checkbox defaultChecked>{t('signOut.lead')}</Checkbox>
      </Block>
      {open && (
        <Dialog title={t('in_sure_logout')} lead={t('signOut.lead')} onClose={() => setOpen(false)}>
          <DialogActions>
            <Button look="primary" onClick={() => setOpen(false)}>
              {t('action.signOut')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
