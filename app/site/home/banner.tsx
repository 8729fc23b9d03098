import type { ReactNode } from 'react'
import { EditableBlock } from '../../cms/edit/editable-block'
import type { Known } from '../../cms/edit/documents'
import { useEditing } from '../../cms/edit/mode'
import type { PictureSource } from '../../ui/pictures'
import { saleLabel } from '../../lib/sale-period'
import { frText } from '../../ui/french-text'
import { ChangePhotograph, usePhotograph } from '../../cms/edit/photograph'
import { ButtonLink } from '../../ui/button'
import { Picture } from '../../ui/picture'
import type { BannerContent } from './definition'
import { homePicture, type HomePictures } from './pictures'
import styles from './banner.module.css'

const WIDE = { from: 1216, width: '588px', ratio: 4 / 3 }
const BOXES = {
  line: [
    { from: 1024, width: '384px', ratio: 8 / 5 },
    { from: 768, width: '256px', ratio: 8 / 5 },
    { width: '28vw', ratio: 1 },
  ],
  plain: [WIDE, { from: 768, width: '49vw', ratio: 4 / 3 }, { width: '91vw', ratio: 8 / 5 }],
  arch: [
    { from: 993, width: '480px', ratio: 1 },
    { from: 768, width: '48vw', ratio: 1 },
    { width: 'min(91vw, 416px)', ratio: 4 / 5 },
  ],
  gold: [WIDE, { from: 768, width: '49vw', ratio: 4 / 3 }, { width: '91vw', ratio: 8 / 5 }],
}

export type BannerField = 'promotions' | 'produits' | 'centre' | 'cheques'

interface Look {
  name: string
  /** Where the picture stands on wide screens. */
  side: 'left' | 'right'
  look: keyof typeof BOXES
}

const LOOKS: Record<BannerField, Look> = {
  // What is sold at less comes before the treatments, and does not stand before them.
  promotions: { name: 'la bannière des promotions', side: 'left', look: 'line' },
  produits: { name: 'la bannière des produits', side: 'right', look: 'plain' },
  centre: { name: 'la bannière du centre', side: 'left', look: 'arch' },
  cheques: { name: 'la bannière des chèques-cadeaux', side: 'right', look: 'gold' },
}

interface HomeBannerProps {
  document: Known<'accueil'>
  field: BannerField
  pictures: HomePictures
  isSale: boolean
  /** What stands below its text. */
  children?: ReactNode
}

/** A band of the home page: a picture, a few words and where they lead; nothing for visitors of a title alone. */
export function HomeBanner({ document, field, pictures, isSale, children }: HomeBannerProps) {
  const editing = useEditing()
  const { name, ...look } = LOOKS[field]
  return (
    <EditableBlock collection="accueil" document={document} field={field} name={name}>
      {({ boutons: all, ...words }) => {
        const banner = { ...words, boutons: all.filter(({ lien }) => lien) }
        const picture = homePicture(pictures, banner)
        const isBare = !banner.texte && banner.boutons.length === 0 && !picture
        if (isBare && !editing) return null
        return (
          <Banner {...banner} {...look} isSale={isSale} picture={picture}>
            {children}
          </Banner>
        )
      }}
    </EditableBlock>
  )
}

type BannerProps = BannerContent &
  Omit<Look, 'name'> &
  Pick<HomeBannerProps, 'isSale' | 'children'> & { picture: PictureSource | undefined }

function Banner({ titre, texte, boutons, picture, side, look, isSale, children }: BannerProps) {
  const said = (words: string) => frText(saleLabel(words, isSale))
  return (
    <section
      className={styles.banner}
      data-side={side}
      data-look={look}
      data-ground={look === 'gold' ? picture?.ground : undefined}
      data-below=""
    >
      <div className={styles.inner}>
        <div className={styles.frame} data-own-ground="">
          {picture && <BannerPicture picture={picture} look={look} name={titre} />}
        </div>
        <div className={styles.words}>
          <h2>{said(titre)}</h2>
          {texte && <p>{said(texte)}</p>}
          {children}
          {boutons.length > 0 && (
            <p className={styles.ways}>
              {boutons.map(({ id, texte, lien, discret }) => (
                <ButtonLink
                  key={id}
                  href={lien}
                  {...(discret && { look: 'quiet' as const })}
                  {...(look === 'gold' && { className: styles.onGold })}
                >
                  {said(texte)}
                </ButtonLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function BannerPicture({ picture, look, name }: Pick<BannerProps, 'look'> & { picture: PictureSource; name: string }) {
  const shown = usePhotograph(picture)
  return (
    <>
      <Picture picture={shown} boxes={BOXES[look]} className={styles.picture} />
      <ChangePhotograph picture={picture} boxes={BOXES[look]} name={name} small={look === 'line'} />
    </>
  )
}
