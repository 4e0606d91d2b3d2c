import { graphql } from '../../gql/index.ts';
import { route } from '../../rest/route.ts';

export const rest = [
  route({
    method: 'GET',
    url: '/apps/ecommerce/products',
    reply: 'productPage',
    example: { q: 'desk', sortBy: 'PRICE_ASC', perPage: 6 },
    operation: graphql(`
      query ListProducts($q: String, $sortBy: ProductSort, $perPage: Int, $page: Int) {
        productPage(q: $q, sortBy: $sortBy, perPage: $perPage, page: $page) {
          products {
            ...ProductBody
          }
          total
          userWishlist: wishlist {
            id
            productId
          }
          userCart: cart {
            id
            productId
            qty
          }
        }
      }

      fragment ProductBody on Product {
        id
        name
        slug
        description
        brand
        price
        image
        hasFreeShipping
        rating
        isInWishlist
        isInCart
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/apps/ecommerce/products/:id',
    example: { id: 13 },
    operation: graphql(`
      query GetProduct($id: Int!) {
        product(id: $id) {
          ...ProductBody
          colorOptions
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/apps/ecommerce/wishlist',
    operation: graphql(`
      query ListWishlist {
        products: wishlist {
          ...ProductBody
        }
      }
    `),
  }),
  route({
    method: 'GET',
    url: '/apps/ecommerce/cart',
    reply: 'cart',
    operation: graphql(`
      query ListCart {
        cart {
          products {
            id
            name
            slug
            description
            brand
            price
            image
            hasFreeShipping
            rating
            isInWishlist
            qty
            shippingDate
            offers
            discountPercentage
          }
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/ecommerce/cart',
    status: 201,
    reply: null,
    example: { productId: 27 },
    operation: graphql(`
      mutation AddToCart($productId: Int!) {
        addToCart(productId: $productId) {
          product {
            id
          }
        }
      }
    `),
  }),
  route({
    method: 'POST',
    url: '/apps/ecommerce/wishlist',
    status: 201,
    reply: null,
    example: { productId: 16 },
    operation: graphql(`
      mutation AddToWishlist($productId: Int!) {
        addToWishlist(productId: $productId) {
          id
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/apps/ecommerce/cart/:productId',
    reply: null,
    example: { productId: 26 },
    operation: graphql(`
      mutation RemoveFromCart($productId: Int!) {
        removeFromCart(productId: $productId) {
          product {
            id
          }
        }
      }
    `),
  }),
  route({
    method: 'DELETE',
    url: '/apps/ecommerce/wishlist/:productId',
    reply: null,
    example: { productId: 23 },
    operation: graphql(`
      mutation RemoveFromWishlist($productId: Int!) {
        removeFromWishlist(productId: $productId) {
          id
        }
      }
    `),
  }),
];
