import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { postPath } from '../../ui/cards/addresses.ts';
import { DateText } from '../../ui/DateText.tsx';
import classes from './BasicCard.module.css';
import {
  BasicCard,
  Cover,
  Excerpt,
  Picture,
  type Post,
  PostTitle,
  type Product,
  ProductTitle,
} from './BasicCard.tsx';
import { Links } from './BasicContent.tsx';

interface BasicImagesProps {
  post: Post;
  product: Product;
}

/** Cards with a picture and a caption. */
export function BasicImages({ post, product }: BasicImagesProps) {
  const { t } = useTranslation('cards');

  return (
    <>
      <BasicCard>
        <Cover post={post} />
        <div className={classes.body}>
          <PostTitle post={post} />
          <Excerpt text={post.excerpt} />
        </div>
      </BasicCard>
      <BasicCard>
        <Picture product={product} />
        <div className={classes.body}>
          <ProductTitle product={product} />
          <p className={classes.subtitle}>{product.brandName}</p>
          <Links product={product} />
        </div>
      </BasicCard>
      <BasicCard>
        <div className={classes.body}>
          <PostTitle post={post} />
          <p className={classes.subtitle}>{post.authorName}</p>
        </div>
        <Cover post={post} />
        <div className={classes.body}>
          <p className={classes.links}>
            <Link to={postPath(post.id)} aria-label={t('basic.readNamed', { title: post.title })}>
              {t('basic.read')}
            </Link>
          </p>
        </div>
      </BasicCard>
    </>
  );
}

/** Cards with a picture above, below or behind the text. */
export function BasicPlaces({ posts: [top, bottom, behind] }: { posts: Post[] }) {
  return (
    <>
      {top && (
        <BasicCard>
          <Cover post={top} />
          <Words post={top} />
        </BasicCard>
      )}
      {bottom && (
        <BasicCard>
          <Words post={bottom} />
          <Cover post={bottom} />
        </BasicCard>
      )}
      {behind && (
        <BasicCard>
          <div className={classes.overlay}>
            <Cover post={behind} />
            <Words post={behind} isOver />
          </div>
        </BasicCard>
      )}
    </>
  );
}

export function Words({ post, isOver }: { post: Post; isOver?: boolean }) {
  return (
    <div className={isOver ? classes.words : classes.body}>
      <PostTitle post={post} />
      <p className={classes.subtitle}>
        <DateText value={post.postedAt} />
      </p>
    </div>
  );
}
